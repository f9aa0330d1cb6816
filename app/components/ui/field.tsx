import { ChevronDown, CircleAlert } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Unbroken } from "./unbroken";

export interface Labelled {
  id: string;
  label: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
}

/** The box in which the text of a field stands. */
export const CONTROL_BOX = "w-full min-h-12 rounded-control border-2 px-3.5 py-2.5 text-base";

/** Text and its ground change at once: between two states, a fade of both would pass through unreadable colours. */
export const CONTROL = `${CONTROL_BOX} border-ink-500 bg-white text-ink-950 transition-[border-color] duration-200 ease-out placeholder:text-ink-500 placeholder-shown:text-ellipsis hover:border-indigo-700 disabled:cursor-progress disabled:bg-linen-100 disabled:text-ink-700 aria-invalid:border-madder-700 aria-invalid:bg-madder-100`;

export function TextField({
  label,
  hint,
  error,
  className,
  ...input
}: Labelled & ComponentProps<"input"> & { id: string }) {
  return (
    <Labels id={input.id} label={label} hint={hint} error={error}>
      <input {...input} {...describedBy(input.id, hint, error)} className={join(CONTROL, className)} />
    </Labels>
  );
}

export function TextAreaField({
  label,
  hint,
  error,
  className,
  ...area
}: Labelled & ComponentProps<"textarea"> & { id: string }) {
  return (
    <Labels id={area.id} label={label} hint={hint} error={error}>
      <textarea
        {...area}
        {...describedBy(area.id, hint, error)}
        className={join(CONTROL, "field-sizing-content max-h-96 min-h-32", className)}
      />
    </Labels>
  );
}

/** Posts "on". `defaultValue` "on" ticks it beforehand. */
export function CheckboxField({
  label,
  hint,
  error,
  defaultValue,
  ...input
}: Labelled & ComponentProps<"input"> & { id: string }) {
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3 font-semibold text-ink-950">
        <input
          type="checkbox"
          defaultChecked={defaultValue === "on"}
          className="size-5 shrink-0 accent-indigo-700"
          {...input}
          {...describedBy(input.id, hint, error)}
        />
        {label}
      </label>
      {hint && (
        <p id={`${input.id}-hint`} className="text-small text-ink-500">
          {hint}
        </p>
      )}
      <FieldError id={`${input.id}-error`} text={error} />
    </div>
  );
}

/** The children are its `<option>`s. */
export function SelectField({
  label,
  hint,
  error,
  className,
  ...select
}: Labelled & ComponentProps<"select"> & { id: string }) {
  return (
    <Labels id={select.id} label={label} hint={hint} error={error}>
      <div className="relative">
        <select
          {...select}
          {...describedBy(select.id, hint, error)}
          className={join(CONTROL, "appearance-none pr-11", className)}
        />
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-700"
        />
      </div>
    </Labels>
  );
}

export function Labels({ id, label, hint, error, children }: Labelled & { children: ReactNode }) {
  return (
    <div className="grid content-start gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label id={`${id}-label`} htmlFor={id} className="min-w-0 font-semibold text-ink-950">
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="text-small text-ink-500">
            {hint}
          </span>
        )}
      </div>
      {children}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

interface FieldErrorProps {
  id: string;
  text: string | undefined;
  className?: string;
}

export function FieldError({ id, text, className }: FieldErrorProps) {
  if (!text) return null;
  return (
    <p id={id} className={join("flex items-start gap-2 text-small font-semibold text-madder-700", className)}>
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <span className="min-w-0">
        <Unbroken>{text}</Unbroken>
      </span>
    </p>
  );
}

export function describedBy(id: string, hint: string | undefined, error: string | undefined) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return { "aria-describedby": ids || undefined, "aria-invalid": error ? true : undefined };
}

export function join(...classNames: (string | undefined)[]): string {
  return classNames.filter(Boolean).join(" ");
}
