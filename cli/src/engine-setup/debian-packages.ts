import { spawn } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";

const listsDir = "/var/lib/apt/lists";
const freshForMs = 24 * 3600_000;

/** The full path of a program, also searched in the administrator's directories (sbin). */
export function findProgram(name: string): string | undefined {
  const folders = [
    ...(process.env["PATH"] ?? "").split(delimiter),
    "/usr/local/sbin",
    "/usr/sbin",
    "/sbin",
    "/usr/local/bin",
    "/usr/bin",
    "/bin",
  ];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Whether we can install a Debian package. */
export const canInstallPackages = (): boolean => process.getuid?.() === 0 && findProgram("apt-get") !== undefined;

/**
 * Installs Debian packages without recommended ones; `say` gets the progress. Needs root.
 * Updates the package lists first if they are missing or old, or when the first attempt fails.
 */
export async function installDebianPackages(names: readonly string[], say: (text: string) => void): Promise<void> {
  const install = () => aptGet(["install", "-y", "--no-install-recommends", ...names], say);
  const update = () => {
    say("fetching the package lists");
    return aptGet(["update"], say);
  };
  const mendAndInstall = async (error: unknown) => {
    // An earlier installation was interrupted.
    if (String(error).includes("dpkg --configure -a")) await run("dpkg", ["--configure", "-a"], say);
    else await update();
    await install();
  };
  if (!listsAreFresh()) await update();
  await install().catch(mendAndInstall);
}

function listsAreFresh(): boolean {
  if (!existsSync(listsDir)) return false;
  return readdirSync(listsDir).some(
    (name) => name.includes("_Packages") && Date.now() - statSync(join(listsDir, name)).mtimeMs < freshForMs,
  );
}

// Another installation may hold dpkg's lock for a while; progress is written to a separate descriptor.
const aptOptions = ["-q", "-o", "DPkg::Lock::Timeout=300", "-o", "APT::Status-Fd=3"];
const aptGet = (args: string[], say: (text: string) => void): Promise<void> => run("apt-get", [...aptOptions, ...args], say);

function run(program: string, args: string[], say: (text: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", PATH: `${process.env["PATH"] ?? ""}:/usr/sbin:/sbin:/usr/bin:/bin` };
    const child = spawn(program, args, { env, stdio: ["ignore", "pipe", "pipe", "pipe"] });
    let output = "";
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString("utf8")).slice(-4000);
    };
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    child.stdio[3]?.on("data", (chunk: Buffer) => {
      const status = /(dlstatus|pmstatus):([^:]*):([\d.]+):(.*)\n?$/.exec(chunk.toString("utf8").trim().split("\n").at(-1) ?? "");
      if (status) say(`${Math.round(Number(status[3]))} % ${status[4]}`);
    });
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve();
      else
        reject(
          new Error(`${program} ${args.filter((arg) => !aptOptions.includes(arg)).join(" ")} ended with code ${code}:\n${output.trim()}`),
        );
    });
  });
}
