import type { ComponentProps } from "react";
import { useFetchers, useNavigation } from "react-router";
import { Button } from "~/components/ui/button";
import { useWords } from "~/content/desk/words";

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, "name" | "type" | "value"> {
  name?: string;
  value: string;
  /** Hidden fields that tell the form from others with the same button. */
  among?: Readonly<Record<string, string>>;
}

/** Says that the form is on its way, from the press to the answer. */
export function SubmitButton({ name = "do", value, among, children, ...button }: SubmitButtonProps) {
  const { pending } = useWords("form");
  const isPending = useIsPending({ ...among, [name]: value });
  return (
    <Button type="submit" name={name} value={value} aria-disabled={isPending} {...button}>
      {isPending ? pending : children}
    </Button>
  );
}

/** True while a form with these values is on its way. */
export function useIsPending(values: Readonly<Record<string, string>>): boolean {
  const sent = [useNavigation(), ...useFetchers()].map(({ formData }) => formData);
  return sent.some((fields) => fields && Object.entries(values).every(([name, value]) => fields.get(name) === value));
}
