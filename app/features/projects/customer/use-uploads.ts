import { useEffect, useEffectEvent, useRef, useState } from "react";
import { projectApiPath } from "../paths";
import type { UploadPlace } from "../upload-place";
import { isUnderWay, type UploadTask } from "./upload-task";
import type { Uploads } from "./uploads";

export interface PageUploads {
  tasks: readonly UploadTask[];
  add: (files: readonly File[], place: UploadPlace) => void;
  /** Fetches what sends files, before any is chosen. */
  prepare: () => void;
}

/** `shown`: the upload ids of the whole files on the page. `onWhole` is told of each file that is there. */
export function useUploads(token: string, shown: ReadonlySet<string>, onWhole: () => void): PageUploads {
  const [tasks, setTasks] = useState<readonly UploadTask[]>([]);
  const uploads = useRef<Promise<Uploads>>(undefined);
  const done = tasks.filter(({ state }) => state === "done").length;
  const tell = useEffectEvent(onWhole);
  const isBusy = tasks.some(isUnderWay);

  const open = () => {
    uploads.current ??= import("./uploads").then(
      (module) => new module.Uploads(projectApiPath(token, "files"), setTasks),
    );
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

  const add = (files: readonly File[], place: UploadPlace) => {
    open().then(
      (each) => each.add(files, place),
      () => {
        uploads.current = undefined;
        window.addEventListener("online", () => add(files, place), { once: true });
      },
    );
  };
  const prepare = () => {
    open().catch(() => {
      uploads.current = undefined;
    });
  };
  return { tasks, add, prepare };
}
