import { useEffect, useEffectEvent, useRef, useState } from "react";
import { projectApiPath } from "../paths";
import type { UploadPlace } from "../upload-place";
import { untilOnline } from "./retry";
import { isUnderWay, type UploadTask } from "./upload-task";
import type { Uploads } from "./uploads";

export interface PageUploads {
  tasks: readonly UploadTask[];
  add: (files: readonly File[], place: UploadPlace) => void;
  /** Fetches what sends files, before any is chosen. */
  prepare: () => void;
}

/** Files that were chosen while what sends them could not be fetched. */
interface HeldFiles {
  files: readonly File[];
  place: UploadPlace;
  state: "offline" | "retrying";
}

/** Milliseconds between attempts to fetch what sends files. */
const RETRY = 5_000;

/** `shown`: the upload ids of the whole files on the page. `onWhole` is told of each file that is there. */
export function useUploads(token: string, shown: ReadonlySet<string>, onWhole: () => void): PageUploads {
  const [begun, setBegun] = useState<readonly UploadTask[]>([]);
  const [held, setHeld] = useState<readonly HeldFiles[]>([]);
  const tasks = [...begun, ...held.flatMap(heldTasks).map((task, index) => ({ ...task, id: -1 - index }))];
  const uploads = useRef<Promise<Uploads>>(undefined);
  const done = tasks.filter(({ state }) => state === "done").length;
  const tell = useEffectEvent(onWhole);
  const isBusy = tasks.some(isUnderWay);

  const open = () => {
    uploads.current ??= import("./uploads").then(
      (module) => new module.Uploads(projectApiPath(token, "files"), setBegun),
    );
    uploads.current.catch(() => {
      uploads.current = undefined;
    });
    return uploads.current;
  };

  useEffect(() => {
    if (done > 0) tell();
  }, [done]);
  useEffect(() => {
    void uploads.current?.then((each) => each.forget(shown));
  }, [shown]);
  useEffect(() => {
    if (!isBusy) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isBusy]);

  const add = async (files: readonly File[], place: UploadPlace) => {
    const own: HeldFiles = { files, place, state: navigator.onLine ? "retrying" : "offline" };
    const others = (all: readonly HeldFiles[]) => all.filter((each) => each !== own);
    for (;;) {
      const each = await open().catch(() => null);
      if (each) {
        setHeld(others);
        return each.add(files, place);
      }
      setHeld((all) => [...others(all), own]);
      await untilOnline(RETRY);
    }
  };
  return {
    tasks,
    add: (files, place) => void add(files, place),
    prepare: () => void open().catch(() => undefined),
  };
}

function heldTasks({ files, place, state }: HeldFiles): Omit<UploadTask, "id">[] {
  return files.map(({ name, size }) => ({ place, name, size, uploadId: null, sent: 0, state, problem: null }));
}
