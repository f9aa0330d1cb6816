import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { FormAnswer } from "~/components/forms/form-answer";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { dropDeskDraft, readDeskDraft, saveDeskDraft, useDeskWriter } from "./desk-draft";
import { outcomeOf } from "./row-answer";
import { controlsOf, fillIn, typedIn, valueIn } from "./typed-fields";
import { usePostInPlace, type Values } from "./use-post-in-place";

interface Read {
  served: Values;
  version: number | null;
}

interface Done {
  before: Values;
  sent: Values;
  after: Values;
  isUndo: boolean;
}

interface RowInHand extends Read {
  /** The address that it is posted to. */
  action: string;
  /** The draft of the row. */
  source: string;
  /** Hidden fields. */
  fixed: Values;
  /** The fields that take back what was sent. Without it the former values are sent. */
  undoOf?: ((sent: Values) => Values) | undefined;
}

export interface FactRowState {
  details: RefObject<HTMLDetailsElement | null>;
  form: RefObject<HTMLFormElement | null>;
  /** Null unless the server refused it, or a colleague was quicker. */
  answer: FormAnswer | null;
  /** The values to show: those on their way, else those served. */
  shown: Values;
  state: "rests" | "saving" | "waits" | "saved" | "undone";
  /** The own values beside those of a colleague, who was quicker. */
  stale: Values | null;
  isRestored: boolean;
  canUndo: boolean;
  toggle: () => void;
  type: () => void;
  submit: (submitter?: HTMLElement | null) => void;
  leave: () => void;
  post: (values: Values) => void;
  undo: () => void;
  takeOwn: () => void;
  /** Puts back what was served, and closes. */
  discard: () => void;
}

/** Milliseconds between two attempts while the server is away. A browser tells at once that it is online again. */
const PAUSE = 30_000;
/** A value is sent again as often, if a colleague changed another one meanwhile. */
const MOST_REPEATS = 5;

/** A value that is stored as soon as its field is left, optimistically. */
export function useFactRow({ action, source, fixed, served, version, undoOf }: RowInHand): FactRowState {
  const { by } = useDeskWriter();
  const inPlace = usePostInPlace(action, (answer) => onAnswer(answer));
  const details = useRef<HTMLDetailsElement>(null);
  /** The values and version at the moment the row was opened. */
  const read = useRef<Read | null>(null);
  const underWay = useRef<{ sent: Values; isUndo: boolean; repeats: number } | null>(null);
  /** True if the connection came back during an attempt. */
  const isBack = useRef(false);
  const [refused, setRefused] = useState<FormAnswer | null>(null);
  const form = useErrorInView(refused);
  const [stale, setStale] = useState<Values | null>(null);
  const [waiting, setWaiting] = useState<Values | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const [isRestored, setRestored] = useState(false);

  const valuesIn = (fields: Values): Values =>
    Object.fromEntries(Object.keys(served).map((name) => [name, (fields[name] ?? "").trim()]));
  const isTyped = () =>
    controlsOf(form.current).some(
      (control) => valueIn(control).trim() !== ((read.current ?? { served }).served[control.name] ?? ""),
    );

  function post(sent: Values, isUndo = false, repeats = 0) {
    underWay.current = { sent, isUndo, repeats };
    isBack.current = false;
    setRefused(null);
    setStale(null);
    setDone(null);
    setRestored(false);
    const base = read.current && !isSame(read.current.served, served) ? read.current : { served, version };
    const stamp = base.version === null ? {} : { version: String(base.version) };
    inPlace.post({ ...fixed, ...sent, ...stamp });
  }

  function close() {
    if (!details.current) return;
    const isInside = details.current.contains(document.activeElement);
    details.current.open = false;
    if (isInside) details.current.querySelector("summary")?.focus({ preventScroll: true });
  }

  /** Input since `sent` stays: it goes on from what is stored now. */
  function settle(sent: Values | null) {
    const isNewer = sent && controlsOf(form.current).some((control) => valueIn(control) !== (sent[control.name] ?? ""));
    read.current = details.current?.open ? { served, version } : null;
    if (isNewer) return;
    dropDeskDraft(source);
    form.current?.reset();
  }

  function open() {
    if (details.current) details.current.open = true;
  }

  function onAnswer(answer: FormAnswer | null) {
    const posted = underWay.current;
    underWay.current = null;
    if (!posted) return;
    const { sent, isUndo, repeats } = posted;
    const before = (read.current ?? { served }).served;
    switch (outcomeOf(answer)) {
      case "saved":
        setWaiting(null);
        setDone({ before, sent, after: served, isUndo });
        settle(sent);
        // A newer value that was left meanwhile is stored too.
        if (isTyped() && !form.current?.contains(document.activeElement)) form.current?.requestSubmit();
        return;
      case "away":
        setWaiting(sent);
        if (isBack.current) post(sent, isUndo);
        return;
      case "stale":
        setWaiting(null);
        // The own value may have been stored by an attempt with a lost answer.
        if (isSame(served, valuesIn(sent))) return settle(sent);
        // A colleague changed another value of the same subject.
        if (isSame(served, before) && repeats < MOST_REPEATS) return post(sent, isUndo, repeats + 1);
        setRefused(answer);
        open();
        return setStale(sent);
      default:
        setWaiting(null);
        setRefused(answer);
        open();
    }
  }

  const sendAgain = useEffectEvent(() => {
    if (waiting && navigator.onLine && !underWay.current) post(waiting);
  });
  const onOnline = useEffectEvent(() => {
    // The page shows an attempt a moment after it has begun.
    isBack.current = underWay.current !== null;
    sendAgain();
  });
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => sendAgain(), PAUSE);
    const listener = () => onOnline();
    addEventListener("online", listener);
    return () => {
      clearInterval(timer);
      removeEventListener("online", listener);
    };
  }, [waiting]);

  const restore = useEffectEvent(() => {
    const draft = readDeskDraft(source, by);
    if (!draft || !details.current) return;
    const fields = new Map(draft.typed);
    for (const control of controlsOf(form.current)) fillIn(control, fields.get(control.name) ?? "");
    read.current = { served: JSON.parse(draft.about) as Values, version: draft.stamp ? Number(draft.stamp) : null };
    open();
    setRestored(true);
  });
  useEffect(() => restore(), []);

  // A row that closed at once would move what is being clicked on.
  const onElsewhere = useEffectEvent((event: MouseEvent) => {
    const isElsewhere = event.target instanceof Node && !details.current?.contains(event.target);
    if (isElsewhere && details.current?.open && !stale && (underWay.current || !isTyped())) close();
  });
  useEffect(() => {
    const listener = (event: MouseEvent) => onElsewhere(event);
    document.addEventListener("click", listener);
    return () => document.removeEventListener("click", listener);
  }, []);

  const discard = () => {
    setRefused(null);
    setStale(null);
    setRestored(false);
    settle(null);
    close();
    read.current = null;
  };
  const sent = inPlace.sent ?? waiting;
  return {
    details,
    form,
    answer: refused,
    shown: sent ? valuesIn({ ...served, ...sent }) : served,
    state: stateOf(inPlace.sent !== null, waiting, done),
    stale: stale && valuesIn(stale),
    isRestored,
    // A colleague may have changed it again.
    canUndo: done !== null && !done.isUndo && isSame(served, done.after),
    toggle: () => {
      if (!details.current?.open) return;
      read.current ??= { served, version };
      if (document.activeElement === details.current.querySelector("summary")) firstField(form.current)?.focus();
    },
    type: () => {
      read.current ??= { served, version };
      if (!isTyped()) return dropDeskDraft(source);
      const { served: about, version: stamp } = read.current;
      const draft = { by, at: Date.now(), typed: typedIn(form.current), about: JSON.stringify(about) };
      saveDeskDraft(source, { ...draft, stamp: stamp === null ? "" : String(stamp) });
    },
    submit: (submitter = null) => {
      if (!form.current) return;
      const fields = Object.fromEntries(new FormData(form.current, submitter)) as Values;
      if (isSame(valuesIn(fields), served) && !stale) return discard();
      post(fields);
      close();
    },
    post: (values) => post(values),
    leave: () => {
      if (isTyped() && !underWay.current && !stale && form.current) form.current.requestSubmit();
    },
    undo: () => done && post(undoOf ? undoOf(done.sent) : { ...done.sent, ...done.before }, true),
    takeOwn: () => {
      read.current = { served, version };
      if (stale) post(stale);
      close();
    },
    discard,
  };
}

function stateOf(isSaving: boolean, waiting: Values | null, done: Done | null): FactRowState["state"] {
  if (isSaving) return "saving";
  if (waiting) return "waits";
  if (!done) return "rests";
  return done.isUndo ? "undone" : "saved";
}

function isSame(one: Values, other: Values): boolean {
  return Object.entries(one).every(([name, value]) => value === (other[name] ?? ""));
}

/** The chosen one of several buttons, else the first field. */
function firstField(form: HTMLFormElement | null): HTMLElement | null {
  const chosen = form?.querySelector<HTMLElement>("[aria-pressed=true]");
  return (
    chosen ??
    form?.querySelector<HTMLElement>(":is(input:not([type=hidden]), textarea, button:not([tabindex]))") ??
    null
  );
}
