import { useState } from "react";
import { FormPanel } from "~/components/sections/form-panel";
import { useLanguage } from "~/lib/language/language-context";
import { bookedPath } from "../paths";
import { AppointmentForm } from "./appointment-form";
import type { AppointmentFormState } from "./appointment-form-state";
import type { BookedAppointment } from "./send-appointment";

interface BookAppointmentProps {
  copy: Record<"form" | "booked", { title: string; text: string }>;
  state: AppointmentFormState;
}

export function BookAppointment({ copy, state }: BookAppointmentProps) {
  const { href } = useLanguage();
  const [isBooked, setBooked] = useState(false);
  const confirm = ({ managePath, confirmation }: BookedAppointment) => {
    setBooked(true);
    // A reload shows the appointment, not an empty form.
    window.history.replaceState(window.history.state, "", bookedPath(href(managePath), confirmation));
  };
  return (
    <FormPanel {...(isBooked ? copy.booked : copy.form)}>
      <AppointmentForm variant="page" state={state} onBooked={confirm} />
    </FormPanel>
  );
}
