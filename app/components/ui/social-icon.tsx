const SHAPES = {
  instagram: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7h.01" />
    </>
  ),
  linkedin: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="3" />
      <path d="M8 11v5.5M8 7.6h.01M12 16.5V11M12 13.4c0-3 4.5-3.4 4.5 0v3.1" />
    </>
  ),
};

export function SocialIcon({ network }: { network: keyof typeof SHAPES }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-5 fill-none stroke-current"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {SHAPES[network]}
    </svg>
  );
}
