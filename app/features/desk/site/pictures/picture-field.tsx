import { type ReactNode, useState } from "react";
import { TextField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import type { Picture } from "~/content/picture";
import type { FieldOf } from "../site-form";
import { PICTURE_LIMITS } from "./picture-problem";

interface PictureFieldProps {
  name: string;
  label: ReactNode;
  field: FieldOf;
}

/** iPhones hand over a JPEG where HEIC is not asked for. */
const ACCEPTED = "image/jpeg,image/png,image/webp,image/avif";

/** The picture of before stays until another one is chosen, also where the form comes back with errors. */
export function PictureField({ name, label, field }: PictureFieldProps) {
  const { pictures: words } = useWords("site");
  const { defaultValue } = field(name);
  const { id, error } = field(`${name}.file`);
  const missing = field(name).error;
  // A file that will be refused is not sent.
  const [isTooLarge, setTooLarge] = useState(false);
  const picture = defaultValue === "" ? null : (JSON.parse(defaultValue) as Picture);
  return (
    <div className="grid content-start gap-3">
      <input type="hidden" name={name} value={defaultValue} />
      {picture && (
        <img
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt={words.now}
          className="h-40 w-auto max-w-full justify-self-start border border-linen-200 object-contain"
        />
      )}
      <TextField
        id={id}
        name={`${name}.file`}
        type="file"
        accept={ACCEPTED}
        label={label}
        hint={words.hint}
        error={isTooLarge ? words.problems.tooLarge : (error ?? missing)}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          const isRefused = file !== undefined && file.size > PICTURE_LIMITS.file;
          setTooLarge(isRefused);
          if (isRefused) currentTarget.value = "";
        }}
        className="file:mr-3 file:min-h-9 file:cursor-pointer file:rounded-control file:border-0 file:bg-indigo-100 file:px-3 file:font-semibold file:text-indigo-900"
      />
      {picture && (
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name={`${name}.none`} value="on" className="size-5 shrink-0 accent-indigo-700" />
          {words.remove}
        </label>
      )}
    </div>
  );
}
