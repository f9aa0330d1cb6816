export function LabelFoot({ children }: { children: string }) {
  return (
    <p className="bg-indigo-900 px-4 py-2.5 text-center font-display text-small font-bold tracking-[0.14em] text-weld-400 uppercase">
      {children}
    </p>
  );
}
