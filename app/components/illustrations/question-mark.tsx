export function QuestionMark({ className }: { className: string }) {
  const thread = "M-420 128C-260 100 -150 200 -60 176S-10 20 92 20C160 20 190 88 152 138C126 170 112 178 114 226";
  return (
    <svg viewBox="0 0 240 330" className={`overflow-visible fill-none ${className}`} aria-hidden="true">
      <path d={thread} className="stroke-indigo-700" strokeWidth="9" strokeLinecap="round" />
      <circle cx="114" cy="284" r="34" className="fill-madder-600" />
      <circle cx="114" cy="284" r="25" className="stroke-madder-700" strokeWidth="3" />
      <path
        d="M104 274h.01M124 274h.01M104 294h.01M124 294h.01"
        className="stroke-linen-50"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path
        d="M114 226C116 244 122 258 104 274M104 274L124 294"
        className="stroke-indigo-700"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </svg>
  );
}
