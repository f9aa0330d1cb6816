interface ConfiguratorHeadingProps {
  copy: { label: string; title: string; lead: string };
}

/** A low header: the questions are visible without scrolling. */
export function ConfiguratorHeading({ copy }: ConfiguratorHeadingProps) {
  return (
    <header className="wrap pt-28 pb-8 md:pt-32">
      <p className="woven-label mb-4">{copy.label}</p>
      <div className="grid items-end gap-x-12 gap-y-3 lg:grid-cols-[auto_minmax(18rem,1fr)]">
        <h1 className="text-[clamp(2.25rem,1.6rem+2.8vw,3.75rem)] leading-none font-extrabold">{copy.title}</h1>
        <p className="max-w-[34rem] lg:pb-1">{copy.lead}</p>
      </div>
    </header>
  );
}
