import type { ReactNode } from "react";
import { MessageDrawing } from "./message-drawing";

interface MessagePageProps {
  code: string;
  title: ReactNode;
  text: string;
  children: ReactNode;
}

export function MessagePage({ code, title, text, children }: MessagePageProps) {
  return (
    <section className="overflow-x-clip pt-28 pb-section md:pt-36">
      <div className="wrap grid items-center gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div className="relative pb-[16%]">
          <MessageDrawing word={code} />
        </div>
        <div className="relative">
          <p className="sr-only">{code}</p>
          <h1 className="text-[clamp(2.25rem,1.6rem+2.6vw,3.5rem)] leading-none font-extrabold">{title}</h1>
          <p className="mt-5 mb-7 max-w-[32rem] text-lead">{text}</p>
          {children}
        </div>
      </div>
    </section>
  );
}
