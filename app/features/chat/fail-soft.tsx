import { Component, type ReactNode } from "react";

interface FailSoftProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows `fallback` where its children cannot be shown, such as when their code does not arrive. */
export class FailSoft extends Component<FailSoftProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
