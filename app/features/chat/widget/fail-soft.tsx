import { Component, type ReactNode } from "react";

interface FailSoftProps {
  fallback: ReactNode;
  children: ReactNode;
}

export class FailSoft extends Component<FailSoftProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
