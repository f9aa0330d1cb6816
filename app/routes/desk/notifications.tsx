import { data, redirect } from "react-router";
import { DoneNotice } from "~/components/forms/done-notice";
import { business } from "~/content/business";
import { notificationsCopy } from "~/content/desk/notifications/notifications-copy.server";
import { DeviceList } from "~/features/notifications/device-list";
import { removeDevice } from "~/features/notifications/devices.server";
import { DEFAULT_SETTINGS } from "~/features/notifications/notice-settings";
import { toldUsers } from "~/features/notifications/notice-store.server";
import { NOTIFICATIONS_PATH } from "~/features/notifications/paths";
import { pushKeys } from "~/features/notifications/push-keys.server";
import { testDevice } from "~/features/notifications/push-queue.server";
import { readDevices } from "~/features/notifications/read-devices.server";
import { saveByForm } from "~/features/notifications/save-settings.server";
import { SettingsForm } from "~/features/notifications/settings-form";
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
const OUTCOMES = ["removed", "saved", "gone", "testSent", "testGone", "testFailed"] as const;
type Outcome = (typeof OUTCOMES)[number];
const GOOD: readonly Outcome[] = ["removed", "saved", "testSent"];

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const { db } = context.get(servicesContext);
  const language = context.get(languageContext);
  return orDatabaseAway(async () => {
    const user = await requireUser(args);
    const [told] = await toldUsers(db, user.id);
    return {
      devices: await readDevices(db, user.id, language, new Date()),
      settings: told?.settings ?? DEFAULT_SETTINGS,
      isOwner: user.role === "owner",
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
    const { fields } = await readBody(request, ["on"]);
    const services = context.get(servicesContext);
    if (fields.do !== "settings") return act(services, fields, user);
    return (
      (await saveByForm(services.db, fields, { user, now: new Date(), isOwner: user.role === "owner" })) ?? "saved"
    );
  });
  if (typeof outcome !== "string") return data(outcome, { status: 422 });
  return redirect(`${NOTIFICATIONS_PATH}?${new URLSearchParams({ [OUTCOME]: outcome })}`, 303);
}

async function act(
  { db, ownerEmail }: Services,
  { test, remove }: Record<string, unknown>,
  user: DeskUser,
): Promise<Outcome> {
  if (typeof test !== "string") {
    return (await removeDevice(db, String(remove), { user, now: new Date() })) ? "removed" : "gone";
  }
  const tested = await testDevice({ db, contact: ownerEmail }, test, user.id);
  return tested ? ({ sent: "testSent", gone: "testGone", failed: "testFailed" } as const)[tested] : "gone";
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenPageMeta(loaderData ? `${loaderData.copy.metaTitle} | ${business.name}` : business.name);

export default function Notifications({ loaderData, actionData }: Route.ComponentProps) {
  const { devices, settings, isOwner, publicKey, outcome, copy } = loaderData;
  const device = useThisDevice(devices, publicKey);
  return (
    <>
      <h1 className="text-desk">{copy.title}</h1>
      <p className="mt-2 mb-6 max-w-[70ch]">{copy.subtitle}</p>
      {outcome && !actionData && (
        <div className="mb-6">
          <DoneNotice tone={GOOD.includes(outcome) ? "good" : "bad"} text={copy.outcomes[outcome]} />
        </div>
      )}
      <div className="grid gap-6 md:grid-cols-2 md:items-start">
        <ThisDevice device={device} copy={copy.here} />
        <SoundCard copy={copy.sound} />
      </div>
      <div className="mt-8 grid gap-8 lg:grid-cols-2 lg:items-start">
        <DeviceList devices={devices} here={device.endpointHash} unknown={copy.unknownDevice} copy={copy.devices} />
        <SettingsForm settings={settings} isOwner={isOwner} refused={actionData ?? null} copy={copy.settings} />
      </div>
    </>
  );
}
