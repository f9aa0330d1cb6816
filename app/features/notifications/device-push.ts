import { postJson } from "~/lib/http/post-json";
import { findDeskWorker, registerDeskWorker } from "./use-desk-worker";
import { PUSH_PATH } from "./worker/protocol";

/** `homeScreen`: iPhone and iPad have notifications only in the installed app. */
export type DeviceState = "unsupported" | "homeScreen" | "denied" | "off" | "on";

/** `known`: hashes of the endpoints that the server sends to. */
export async function deviceState(
  known: readonly string[],
): Promise<{ state: DeviceState; endpointHash: string | null }> {
  const simply = (state: DeviceState) => ({ state, endpointHash: null });
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) {
    return simply(isAppleTouch() ? "homeScreen" : "unsupported");
  }
  if (Notification.permission === "denied") return simply("denied");
  const subscription = await (await findDeskWorker())?.pushManager.getSubscription();
  if (!subscription || Notification.permission !== "granted") return simply("off");
  const endpointHash = await hashOf(subscription.endpoint);
  return { state: known.includes(endpointHash) ? "on" : "off", endpointHash };
}

/** Must run within a click. False when the user says no; throws when it does not work. */
export async function turnOn(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const worker = await activeWorker(await registerDeskWorker());
  // A subscription that the server does not know, or that was made with other keys, is of no use.
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const answer = await postJson(PUSH_PATH, subscription.toJSON());
  if (answer.status !== 201) throw new Error(`The subscription was answered with ${answer.status}`);
  return true;
}

/** The server is told separately. */
export async function turnOff(): Promise<void> {
  await (await (await findDeskWorker())?.pushManager.getSubscription())?.unsubscribe();
}

/** A worker can subscribe once it is active. */
async function activeWorker(registration: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration> {
  const starting = registration.installing ?? registration.waiting;
  if (registration.active || !starting) return registration;
  await new Promise<void>((resolve) => {
    starting.addEventListener("statechange", () => starting.state === "activated" && resolve());
  });
  return registration;
}

/** iPads call themselves Macs; Macs have no touch screen. */
function isAppleTouch(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  const binary = String.fromCharCode(...new Uint8Array(digest));
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
