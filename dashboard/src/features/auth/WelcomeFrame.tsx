import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Mark } from "../../ui/figures/Mark.tsx";
import { ThemeToggle } from "../../ui/ThemeToggle.tsx";

interface WelcomeFrameProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
  /** Under the form: the way to the other page. */
  below?: ReactNode;
}

/** The layout of the sign-in pages: a form next to a short description of the product. */
export function WelcomeFrame({ title, lead, children, below }: WelcomeFrameProps) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <title>{`${title} · Gantry`}</title>
      <div className="flex flex-col px-5 py-5 sm:px-10">
        <header className="flex items-center justify-between">
          <span className="flex items-center gap-2.5">
            <Mark className="size-8 text-accent-text" />
            <span className="text-xl font-semibold tracking-tight">Gantry</span>
          </span>
          <ThemeToggle />
        </header>
        <main className="mx-auto grid w-full max-w-sm flex-1 content-center gap-5 py-10">
          <div>
            <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
            <p className="mt-1 text-ink-soft">{lead}</p>
          </div>
          {children}
          {below && <p className="text-sm text-ink-soft">{below}</p>}
        </main>
      </div>
      <Poster />
    </div>
  );
}

export function WelcomeLink({ to, children }: { to: "/login" | "/signup"; children: ReactNode }) {
  return (
    <Link to={to} className="font-medium text-accent-text underline underline-offset-2">
      {children}
    </Link>
  );
}

const facts = [
  ["Runs any suite", "Give Gantry a container image and a command: Playwright, Cypress, pytest, JUnit or any other runner."],
  ["Shows it live", "Follow the console output live, and see each test with its error and the runner's own report."],
  ["Explains failures", "Every failure gets a reason. Flaky tests are distinguished from broken ones, and known failures from new ones."],
] as const;

function Poster() {
  return (
    <aside
      aria-label="About Gantry"
      className="hidden flex-col justify-center gap-14 border-l border-edge bg-term p-12 xl:px-20 text-term-ink lg:flex"
    >
      <svg viewBox="0 0 520 240" className="w-full max-w-xl" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="2" className="text-term-soft" opacity="0.9">
          <path d="M20 40h480M20 52h480" />
          <path
            d="M20 40l24 12 24-12 24 12 24-12 24 12 24-12 24 12 24-12 24 12 24-12 24 12 24-12 24 12 24-12 24 12 24-12 24 12 24-12 24 12 24-12"
            opacity="0.5"
          />
          <path d="M64 52v168M84 52v168M64 220h20M64 92l20 28M84 92l-20 28M64 148l20 28M84 148l-20 28" />
          <path d="M436 52v168M456 52v168M436 220h20M436 92l20 28M456 92l-20 28M436 148l20 28M456 148l-20 28" />
          <path d="M262 52v40M298 52v40M250 52h60v10h-60z" />
        </g>
        <rect x="238" y="92" width="84" height="40" rx="3" fill="var(--warn-solid)" />
        <path d="M254 92v40M270 92v40M290 92v40M306 92v40" stroke="oklch(0.3 0.05 75)" strokeWidth="1.5" opacity="0.5" />
        <g>
          <rect x="120" y="180" width="84" height="40" rx="3" fill="oklch(0.62 0.12 155)" />
          <rect x="210" y="180" width="84" height="40" rx="3" fill="oklch(0.62 0.12 155)" />
          <rect x="300" y="180" width="84" height="40" rx="3" fill="oklch(0.45 0.04 230)" />
        </g>
      </svg>
      <dl className="grid max-w-lg gap-5">
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt className="text-base font-semibold">{name}</dt>
            <dd className="text-term-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
