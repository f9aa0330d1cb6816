import { Component, lazy, type ReactNode, Suspense, useState } from "react";
import type { ChatCopy } from "./chat-copy";
import { ChatPanel } from "./chat-panel";

const AppointmentForm = lazy(async () => {
  const { ChatAppointmentForm } = await import("~/features/appointments/booking/appointment-form");
  return { default: ChatAppointmentForm };
});

interface ChatAppointmentProps {
  copy: ChatCopy["appointment"];
  onClose: () => void;
}

export function ChatAppointment({ copy, onClose }: ChatAppointmentProps) {
  const [isBooked, setBooked] = useState(false);
  return (
    <ChatPanel title={isBooked ? copy.booked : copy.title} closeLabel={copy.close} onClose={onClose}>
      <FailSoft fallback={<p>{copy.missing}</p>}>
        <Suspense fallback={<p>{copy.loading}</p>}>
          <AppointmentForm onBooked={() => setBooked(true)} />
        </Suspense>
      </FailSoft>
    </ChatPanel>
  );
}

interface FailSoftProps {
  fallback: ReactNode;
  children: ReactNode;
}

class FailSoft extends Component<FailSoftProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
