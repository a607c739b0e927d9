/** Gantry's mark: the crane that lifts a container. Uses the text color. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="1.9" strokeLinecap="round" strokeLinejoin="round">
        <path d="M2.5 5h19" />
        <path d="M5 5v16M19 5v16" />
        <path d="M12 5v4.5" />
        <path d="M3 21h4M17 21h4" />
      </g>
      <rect x="8.6" y="10" width="6.8" height="6" rx="1.1" fill="var(--warn-solid)" />
    </svg>
  );
}
