export function Spool({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 240 300" className={`overflow-visible fill-none ${className}`} aria-hidden="true">
      <rect x="36" y="20" width="168" height="34" rx="8" className="fill-ink-950" />
      <rect x="36" y="216" width="168" height="34" rx="8" className="fill-ink-950" />
      <rect x="54" y="54" width="132" height="162" className="fill-madder-600" />
      <path
        d="M54 66L186 58M54 80L186 72M54 94L186 86M54 108L186 100M54 122L186 114M54 136L186 128M54 150L186 142M54 164L186 156M54 178L186 170M54 192L186 184M54 206L186 198"
        className="stroke-madder-700"
        strokeWidth="4"
      />
      <path d="M78 54V216" className="stroke-madder-100" strokeWidth="7" opacity="0.35" />
      <path
        d="M186 196C226 204 228 262 190 272S120 262 120 300"
        className="stroke-madder-600"
        strokeWidth="4.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
