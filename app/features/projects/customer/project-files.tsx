import { FileText, ImageIcon, RotateCcw, Trash2, Upload } from "lucide-react";
import { useId } from "react";
import { buttonClasses } from "~/components/ui/button";
import { FieldError } from "~/components/ui/field";
import { useHydrated } from "~/lib/use-hydrated";
import type { UploadPlace } from "../upload-place";
import { usePageParts } from "./page-parts";
import { FILES_FIELD } from "./project-forms";
import { put } from "./put";
import type { GivenFile } from "./read-project-page.server";
import { isUnderWay, percentOf, type UploadTask } from "./upload-task";

interface ProjectFilesProps {
  place: UploadPlace;
  files: readonly GivenFile[];
  /** The form that posts them where nothing else does. Null if no more can be given. */
  form: string | null;
  canRemove: boolean;
  label: string;
}

/** Files of an item or of a reaction, and the field for more. */
export function ProjectFiles({ place, files, form, canRemove, label }: ProjectFilesProps) {
  const { words, uploads } = usePageParts();
  const tasks = uploads.tasks.filter((task) => task.place.item === place.item && task.place.version === place.version);
  const isSending = (file: GivenFile) => tasks.some((task) => task.uploadId === file.uploadId && isUnderWay(task));
  const shown = files.filter((file) => !isSending(file));
  const whole = tasks.filter(({ state }) => state === "done").length;
  return (
    <div className="grid gap-3">
      {shown.length + tasks.length > 0 && (
        <ul className="grid divide-y divide-linen-200 border-y border-linen-300">
          {shown.map((file) => (
            <FileRow key={file.id} file={file} canRemove={canRemove} />
          ))}
          {tasks.map((task) => (
            <TaskRow key={task.id} task={task} />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {tasks.length > 0 && put(words.files.done, { count: whole, total: tasks.length })}
      </p>
      {form !== null && <FileField place={place} form={form} label={label} />}
    </div>
  );
}

function FileField({ place, form, label }: { place: UploadPlace; form: string; label: string }) {
  const { words, uploads } = usePageParts();
  const id = useId();
  const isAlive = useHydrated();
  return (
    <div className="grid gap-1.5">
      <label
        htmlFor={id}
        onPointerEnter={uploads.prepare}
        className={buttonClasses(
          "quiet",
          "cursor-pointer justify-self-start has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-indigo-700 max-sm:w-full",
        )}
      >
        <Upload aria-hidden="true" />
        {label}
        <input
          id={id}
          type="file"
          name={FILES_FIELD}
          form={form}
          multiple
          onFocus={uploads.prepare}
          aria-describedby={`${id}-hint`}
          className={isAlive ? "sr-only" : "w-full min-w-0 text-small font-normal"}
          onChange={({ currentTarget: field }) => {
            uploads.add([...(field.files ?? [])], place);
            field.value = "";
          }}
        />
      </label>
      <p id={`${id}-hint`} className="text-small text-ink-500">
        {isAlive ? words.files.hint : words.files.plainHint}
      </p>
    </div>
  );
}

/** The name of a file, long or not. */
const NAME = "min-w-0 flex-1 wrap-anywhere";
const ROW = "flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-1.5";

function FileRow({ file, canRemove }: { file: GivenFile; canRemove: boolean }) {
  const { words, removal, removeForm } = usePageParts();
  const { id, name, size, percent, isWhole, isByUs, to } = file;
  const Icon = /\.(jpe?g|png|heic|heif|webp|gif|avif)$/i.test(name) ? ImageIcon : FileText;
  if (removal.isRemoving(id)) {
    return (
      <li className={ROW}>
        <p role="status" className={`${NAME} text-ink-500`}>
          {put(words.files.removed, { name })}
        </p>
        <button
          type="button"
          ref={focusOnce}
          className="link inline-flex min-h-11 items-center gap-2"
          onClick={() => removal.restore(id)}
        >
          <RotateCcw aria-hidden="true" className="size-4.5" />
          {words.files.restore}
        </button>
      </li>
    );
  }
  return (
    <li className={ROW}>
      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-500" />
      <div className={NAME}>
        {isWhole ? (
          <a href={to} download={name} aria-label={put(words.files.download, { name })} className="link py-2">
            {name}
          </a>
        ) : (
          <span className="text-ink-950">{name}</span>
        )}{" "}
        <span className="text-small text-ink-500">
          {size}
          {isByUs && `, ${words.files.ofUs}`}
        </span>
        {!isWhole && <p className="text-small">{put(words.files.unfinished, { percent })}</p>}
      </div>
      {canRemove && (
        <button
          type="submit"
          form={removeForm}
          name="file"
          value={id}
          aria-label={put(words.files.remove, { name })}
          className="grid size-11 shrink-0 place-items-center rounded-control text-ink-500 hover:text-madder-700"
        >
          <Trash2 aria-hidden="true" className="size-5" />
        </button>
      )}
    </li>
  );
}

/** A thread that grows; each browser has a name of its own for it. */
const PROGRESS =
  "h-1.5 w-full appearance-none border-0 bg-linen-200 [&::-moz-progress-bar]:bg-indigo-700 [&::-webkit-progress-bar]:bg-linen-200 [&::-webkit-progress-value]:bg-indigo-700";

/** The button that was pressed is gone. */
function focusOnce(button: HTMLButtonElement | null): void {
  button?.focus();
}

function TaskRow({ task }: { task: UploadTask }) {
  const { words } = usePageParts();
  const { id, name, state, problem } = task;
  const percent = percentOf(task);
  if (state === "refused") {
    const known = words.problems[problem as keyof typeof words.problems] ?? problem ?? words.problems.invalid;
    return (
      <li className={ROW}>
        <div role="alert" className={NAME}>
          <FieldError id={`upload-${id}`} text={put(known, { name })} />
        </div>
      </li>
    );
  }
  const said = state === "done" ? words.files.sending : words.files[state];
  return (
    <li className={ROW}>
      <span className={`${NAME} text-ink-950`}>{name}</span>
      <span className="text-small text-ink-500 tabular-nums">{put(said, { percent })}</span>
      <progress
        max={100}
        value={percent}
        aria-label={put(words.files.progress, { name, percent })}
        className={PROGRESS}
      />
    </li>
  );
}
