import { Form } from "react-router";
import { COPY_LINK, CopyButton } from "~/components/desk/copy-button";
import { SubmitButton } from "~/components/desk/submit-button";
import { useWords } from "~/content/desk/words";
import { fill } from "~/lib/text/fill";
import { CALENDAR_PATH } from "../paths";
import type { ShownFeed } from "./calendar-page";

export function FeedCard({ feed }: { feed: ShownFeed | null }) {
  const { feed: words } = useWords("calendars");
  return (
    <section aria-labelledby="calendar-feed" className="mt-12 grid max-w-[60rem] gap-3">
      <h2 id="calendar-feed" className="text-xl">
        {words.title}
      </h2>
      <p className="max-w-[70ch]">{words.explain}</p>
      {feed ? (
        <OpenFeed feed={feed} />
      ) : (
        <Form method="post" action={CALENDAR_PATH} preventScrollReset>
          <SubmitButton value="feed-open" variant="dark">
            {words.open}
          </SubmitButton>
        </Form>
      )}
      <p className="max-w-[70ch] text-small text-ink-500">{words.slow}</p>
    </section>
  );
}

function OpenFeed({ feed: { address, showsNames, fetched } }: { feed: ShownFeed }) {
  const { feed: words } = useWords("calendars");
  return (
    <div className="grid gap-4 rounded-card border border-linen-200 bg-white p-4 sm:p-6">
      <div>
        <p className="font-semibold text-ink-950">{words.label}</p>
        <p>
          <code className="wrap-anywhere text-ink-950">{address}</code>
        </p>
        <CopyButton text={address} label={words.label} className={COPY_LINK} />
        <p className="text-small text-ink-500">
          {fetched ? fill(words.fetched, { moment: fetched.text }) : words.unfetched}
        </p>
      </div>
      <Form method="post" action={CALENDAR_PATH} preventScrollReset className="grid gap-2">
        <p className="text-small">{showsNames ? words.namesOn : words.namesOff}</p>
        <input type="hidden" name="names" value={showsNames ? "off" : "on"} />
        <div>
          <SubmitButton value="feed-names" variant="quiet" className="min-h-11 px-3 text-small">
            {showsNames ? words.turnNamesOff : words.turnNamesOn}
          </SubmitButton>
        </div>
      </Form>
      <details>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center text-small">{words.manage}</summary>
        <p className="mt-1 max-w-[70ch] text-small">{words.renewExplain}</p>
        <Form method="post" action={CALENDAR_PATH} preventScrollReset className="mt-3 flex flex-wrap gap-2">
          <SubmitButton value="feed-renew" variant="quiet" className="min-h-11 px-3 text-small">
            {words.renew}
          </SubmitButton>
          <SubmitButton value="feed-close" variant="quiet" className="min-h-11 px-3 text-small">
            {words.close}
          </SubmitButton>
        </Form>
      </details>
    </div>
  );
}
