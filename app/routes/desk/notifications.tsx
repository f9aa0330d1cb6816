import { data, redirect } from "react-router";
import { DoneNotice } from "~/components/forms/done-notice";
import { errorsInWords, formAnswer } from "~/components/forms/form-answer";
import { useWords } from "~/content/desk/words";
import { deskWords } from "~/content/desk/words.server";
import { deskMeta } from "~/features/desk/desk-meta";
import { DeviceList } from "~/features/notifications/device-list";
import { readDevices, removeDevice } from "~/features/notifications/devices.server";
import { DEFAULT_SETTINGS, NOTIFICATIONS_PATH, type SettingField } from "~/features/notifications/notice-settings";
import { usersToNotify } from "~/features/notifications/notice-store.server";
import { pushKeys } from "~/features/notifications/push-keys.server";
import { testDevice } from "~/features/notifications/push-queue.server";
import { saveByForm } from "~/features/notifications/save-settings.server";
import { SettingsForm } from "~/features/notifications/settings-form";
import { SoundCard } from "~/features/notifications/sound/sound-card";
import { ThisDevice } from "~/features/notifications/this-device";
import { useThisDevice } from "~/features/notifications/use-this-device";
import { type DeskUser, requireUser } from "~/features/users/sessions/session.server";
import { readBody } from "~/lib/http/api.server";
import { languageContext } from "~/lib/request-context";
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
    const [told] = await usersToNotify(db, user.id);
    return {
      devices: await readDevices(db, user.id, language, new Date()),
      settings: told?.settings ?? DEFAULT_SETTINGS,
      isOwner: user.role === "owner",
      publicKey: (await pushKeys(db)).publicKey,
      outcome: OUTCOMES.find((known) => known === url.searchParams.get(OUTCOME)) ?? null,
    };
  });
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const outcome = await orDatabaseAway(async () => {
    const user = await requireUser(args);
    const { fields } = await readBody(request);
    const services = context.get(servicesContext);
    if (fields.do !== "settings") return act(services, fields, user);
    const by = { user, now: new Date(), isOwner: user.role === "owner" };
    const errors = await saveByForm(services.db, fields, by);
    if (!errors) return "saved";
    const { settings: words } = deskWords[context.get(languageContext)].notifications;
    return formAnswer<SettingField>(null, fields, errorsInWords(errors, words.errors));
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

export const meta = deskMeta(({ notifications }) => notifications.metaTitle);

export default function Notifications({ loaderData, actionData }: Route.ComponentProps) {
  const { devices, settings, isOwner, publicKey, outcome } = loaderData;
  const words = useWords("notifications");
  const device = useThisDevice(devices, publicKey);
  return (
    <>
      <h1 className="text-desk">{words.title}</h1>
      <p className="mt-2 mb-6 max-w-[70ch]">{words.subtitle}</p>
      {outcome && !actionData && (
        <div className="mb-6">
          <DoneNotice tone={GOOD.includes(outcome) ? "good" : "bad"} text={words.outcomes[outcome]} />
        </div>
      )}
      <div className="grid gap-6 md:grid-cols-2 md:items-start">
        <ThisDevice device={device} />
        <SoundCard />
      </div>
      <div className="mt-8 grid gap-8 lg:grid-cols-2 lg:items-start">
        <DeviceList devices={devices} here={device.endpointHash} />
        <SettingsForm settings={settings} isOwner={isOwner} answer={actionData ?? null} />
      </div>
    </>
  );
}
