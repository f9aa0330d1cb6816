import { redirect } from "react-router";
import { DoneNotice } from "~/components/forms/done-notice";
import { TickList } from "~/components/ui/tick-list";
import { business } from "~/content/business";
import { notificationsCopy } from "~/content/desk/notifications/notifications-copy.server";
import { DeviceList } from "~/features/notifications/device-list";
import { removeDevice } from "~/features/notifications/devices.server";
import { NOTIFICATIONS_PATH } from "~/features/notifications/paths";
import { pushKeys } from "~/features/notifications/push-keys.server";
import { readDevices } from "~/features/notifications/read-devices.server";
import { SoundCard } from "~/features/notifications/sound/sound-card";
import { ThisDevice } from "~/features/notifications/this-device";
import { useThisDevice } from "~/features/notifications/use-this-device";
import { type DeskUser, requireUser } from "~/features/users/sessions/session.server";
import { readBody } from "~/lib/http/api.server";
import { languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import { orDatabaseAway } from "~/routes/database-away.server";
import { type Services, servicesContext } from "~/services.server";
import type { Route } from "./+types/notifications";

const OUTCOME = "outcome";
const OUTCOMES = ["removed", "gone", "testSent", "testGone", "testFailed"] as const;
type Outcome = (typeof OUTCOMES)[number];
const GOOD: readonly Outcome[] = ["removed", "testSent"];

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const { db } = context.get(servicesContext);
  const language = context.get(languageContext);
  return orDatabaseAway(async () => {
    const user = await requireUser(args);
    return {
      devices: await readDevices(db, user.id, language),
      publicKey: (await pushKeys(db)).publicKey,
      outcome: OUTCOMES.find((known) => known === url.searchParams.get(OUTCOME)) ?? null,
      copy: notificationsCopy[language],
    };
  });
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const outcome = await orDatabaseAway(async () => {
    const user = await requireUser(args);
    const { fields } = await readBody(request);
    return act(context.get(servicesContext), fields, user);
  });
  return redirect(`${NOTIFICATIONS_PATH}?${new URLSearchParams({ [OUTCOME]: outcome })}`, 303);
}

async function act(
  { db, pushQueue }: Services,
  { test, remove }: Record<string, unknown>,
  user: DeskUser,
): Promise<Outcome> {
  if (typeof test !== "string") {
    return (await removeDevice(db, String(remove), { user, now: new Date() })) ? "removed" : "gone";
  }
  const tested = await pushQueue.test(test, user.id);
  return tested ? ({ sent: "testSent", gone: "testGone", failed: "testFailed" } as const)[tested] : "gone";
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenPageMeta(loaderData ? `${loaderData.copy.metaTitle} | ${business.name}` : business.name);

export default function Notifications({ loaderData: { devices, publicKey, outcome, copy } }: Route.ComponentProps) {
  const device = useThisDevice(devices, publicKey);
  return (
    <>
      <h1 className="text-[clamp(2rem,1.6rem+1.6vw,2.75rem)] leading-none">{copy.title}</h1>
      <p className="mt-2 mb-6 max-w-[70ch]">{copy.subtitle}</p>
      {outcome && (
        <div className="mb-6">
          <DoneNotice tone={GOOD.includes(outcome) ? "good" : "bad"} text={copy.outcomes[outcome]} />
        </div>
      )}
      <div className="grid gap-6 md:grid-cols-2 md:items-start">
        <ThisDevice device={device} copy={copy.here} />
        <SoundCard copy={copy.sound} />
      </div>
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <DeviceList devices={devices} here={device.endpointHash} unknown={copy.unknownDevice} copy={copy.devices} />
        <section aria-labelledby="what-you-get">
          <h2 id="what-you-get" className="mb-3 text-h3">
            {copy.about.title}
          </h2>
          <TickList items={copy.about.items} className="gap-2" tick="mt-0.5 size-5 text-moss-600" />
          <p className="mt-4 text-small">{copy.about.privacy}</p>
        </section>
      </div>
    </>
  );
}
