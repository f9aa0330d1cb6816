import { useEffect, useState } from "react";
import { useRevalidator, useSubmit } from "react-router";
import { type DeviceState, deviceState, turnOff, turnOn } from "./device-push";
import type { ListedDevice } from "./devices.server";
import { NOTIFICATIONS_PATH } from "./notice-settings";

export interface ThisDeviceState {
  /** Null until the browser has answered. */
  state: DeviceState | null;
  endpointHash: string | null;
  doing: "turningOn" | "turningOff" | null;
  hasFailed: boolean;
  switchOn: () => void;
  switchOff: () => void;
}

export function useThisDevice(devices: readonly ListedDevice[], publicKey: string): ThisDeviceState {
  const [found, setFound] = useState<Pick<ThisDeviceState, "state" | "endpointHash">>({
    state: null,
    endpointHash: null,
  });
  const [doing, setDoing] = useState<ThisDeviceState["doing"]>(null);
  const [hasFailed, setFailed] = useState(false);
  const revalidator = useRevalidator();
  const submit = useSubmit();

  // A subscription that the server does not know is not on.
  useEffect(() => {
    let isCurrent = true;
    const known = devices.map(({ endpointHash }) => endpointHash);
    deviceState(known).then(
      (now) => isCurrent && setFound(now),
      () => isCurrent && setFound({ state: "unsupported", endpointHash: null }),
    );
    return () => {
      isCurrent = false;
    };
  }, [devices]);

  async function change(what: NonNullable<ThisDeviceState["doing"]>, work: () => Promise<unknown>) {
    setDoing(what);
    setFailed(false);
    try {
      await work();
    } catch {
      setFailed(true);
    }
    await revalidator.revalidate();
    setDoing(null);
  }

  return {
    ...found,
    doing,
    hasFailed,
    switchOn: () => void change("turningOn", () => turnOn(publicKey)),
    switchOff: () =>
      void change("turningOff", async () => {
        await turnOff();
        const here = devices.find(({ endpointHash }) => endpointHash === found.endpointHash);
        if (here) await submit({ remove: here.id }, { method: "post", action: NOTIFICATIONS_PATH });
      }),
  };
}
