import { BrandMark } from "~/components/illustrations/brand-mark";

interface TooLargeProps {
  title: string;
  text: string;
  back: { to: string; label: string };
}

export function TooLarge({ title, text, back }: TooLargeProps) {
  return (
    <main className="wrap grid min-h-dvh content-center gap-4">
      <BrandMark className="size-14" />
      <h1 className="text-h2">{title}</h1>
      <p className="max-w-[65ch] text-lead">{text}</p>
      <a href={back.to} className="link justify-self-start text-lead">
        {back.label}
      </a>
    </main>
  );
}
