import { execFile, execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { canInstallPackages, findProgram, installDebianPackages } from "../../cli/src/engine-setup/debian-packages.ts";

const root = join(import.meta.dirname, "../..");
const source = join(import.meta.dirname, "render.go");
/** Where Debian installs the source of Go packages. */
const goPath = "/usr/share/gocode";
const packages = {
  "golang-go": () => findProgram("go") !== undefined,
  "golang-github-masterminds-sprig-dev": () => existsSync(join(goPath, "src/github.com/Masterminds/sprig")),
  "golang-k8s-sigs-yaml-dev": () => existsSync(join(goPath, "src/sigs.k8s.io/yaml")),
  "golang-github-xeipuuv-gojsonschema-dev": () => existsSync(join(goPath, "src/github.com/xeipuuv/gojsonschema")),
};

export const chartFolder = join(root, "deploy/helm/gantry");

/** An object of Kubernetes. The API server checks what is below. */
export interface KubeObject {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Record<string, string>; annotations?: Record<string, string> };
  spec?: Record<string, unknown>;
  rules?: unknown;
  subjects?: unknown;
  stringData?: Record<string, string>;
}

export interface Rendered {
  /** In the order in which Helm installs them. */
  objects: KubeObject[];
  notes: string;
}

export interface ChartRequest {
  release?: string;
  namespace?: string;
  /** What `--values` names. */
  values: Record<string, unknown>;
  /** Such as `v1.31.0`. */
  kubeVersion?: string;
  /** What the cluster serves: `apps/v1`, `apps/v1/Deployment`. */
  apiVersions?: readonly string[];
  /** What `lookup` finds, by `apiVersion/kind/namespace/name`. */
  cluster?: Record<string, unknown>;
}

/** What current clusters serve of what the chart asks for. */
const currentVersions = ["policy/v1/PodDisruptionBudget", "autoscaling/v2/HorizontalPodAutoscaler"];

/**
 * Renders the chart as `helm install` does. Installs Debian's Go and its packages if they are missing and this user may.
 * @throws Error with Helm's message: the schema's, a template's, or that of `required` and `fail`
 */
export async function renderChart(request: ChartRequest): Promise<Rendered> {
  const {
    release = "gantry",
    namespace = "gantry",
    values,
    kubeVersion = "v1.31.0",
    apiVersions = currentVersions,
    cluster = {},
  } = request;
  const named = { Name: release, Namespace: namespace, Service: "Helm", IsInstall: true, IsUpgrade: false, Revision: 1 };
  const child = spawn(await renderer(), { stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.end(JSON.stringify({ chart: chartFolder, release: named, values, kubeVersion, apiVersions, cluster }));
  const answer = JSON.parse(await text(child.stdout)) as { objects: { object: KubeObject }[]; notes: string; error?: string };
  if (answer.error !== undefined) throw new Error(answer.error);
  const objects = answer.objects.map(({ object }) => object);
  return { objects: objects.toSorted((a, b) => rank(a) - rank(b)), notes: answer.notes };
}

/** Those of Helm's order that the chart has; other kinds follow. */
const order = [
  "Namespace",
  "NetworkPolicy",
  "ResourceQuota",
  "PodDisruptionBudget",
  "ServiceAccount",
  "Secret",
  "PersistentVolumeClaim",
  "Role",
  "RoleBinding",
  "Service",
  "Deployment",
  "HorizontalPodAutoscaler",
  "StatefulSet",
  "Ingress",
];
const rank = ({ kind }: KubeObject) => (order.includes(kind) ? order.indexOf(kind) : order.length);

let built: Promise<string> | undefined;

function renderer(): Promise<string> {
  built ??= build();
  return built;
}

/** The program's path. It is compiled once for each version of its source. */
async function build(): Promise<string> {
  const folder = join(root, "node_modules/.gantry/helm");
  const program = join(folder, createHash("sha256").update(readFileSync(source)).digest("hex").slice(0, 16));
  if (existsSync(program)) return program;
  await installGo();
  mkdirSync(folder, { recursive: true });
  const draft = `${program}.${process.pid}`;
  const env = { ...process.env, GO111MODULE: "off", GOPATH: goPath, GOFLAGS: "" };
  await promisify(execFile)(findProgram("go") ?? "go", ["build", "-o", draft, source], { env });
  renameSync(draft, program);
  return program;
}

async function installGo(): Promise<void> {
  const missing = Object.entries(packages).flatMap(([name, isThere]) => (isThere() ? [] : [name]));
  if (missing.length === 0) return;
  if (!canInstallPackages())
    throw new Error(`The chart is rendered with Debian's Go. Install: apt-get install --no-install-recommends ${missing.join(" ")}`);
  await installDebianPackages(missing, () => {});
  // Fails here, and not in the compiler, when the packages of this release are too old.
  execFileSync(findProgram("go") ?? "go", ["version"], { stdio: "ignore" });
}
