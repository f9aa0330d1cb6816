import { MessagePage } from "~/components/sections/message-page";
import { CheckForm } from "../check-form";
import { IDLE_CHECK_FORM } from "../check-form-state";
import type { CheckFormWords } from "../check-form-state.server";
import { CHECK_SOURCE } from "../paths";
import type { UnreachableCheck } from "../read-check-page.server";

/** A site that could not be seen: why, what to do, and the address to correct. */
export function CheckUnreachable({ page: { words, url }, form }: { page: UnreachableCheck; form: CheckFormWords }) {
  return (
    <section className="wrap max-w-[52rem] pt-28 pb-section md:pt-36">
      <h1 className="text-[clamp(2rem,min(9vw,1.6rem+2.6vw),3.5rem)] leading-none font-extrabold wrap-anywhere">
        {words.title}
      </h1>
      <p className="mt-5 max-w-[38rem] text-lead">{words.reason}</p>
      <div className="mt-9 grid gap-4 border-2 border-linen-300 bg-white px-5 py-7 sm:px-9">
        <p>{words.again}</p>
        <CheckForm words={form} source={CHECK_SOURCE} state={{ ...IDLE_CHECK_FORM, url }} />
      </div>
      <p className="mt-6">{words.help}</p>
    </section>
  );
}

interface CheckUnknownProps {
  words: { code: string; title: string; text: string };
  form: CheckFormWords;
}

/** A link that leads nowhere any more. */
export function CheckUnknown({ words, form }: CheckUnknownProps) {
  return (
    <MessagePage code={words.code} title={words.title} text={words.text}>
      <CheckForm words={form} source={CHECK_SOURCE} />
    </MessagePage>
  );
}
