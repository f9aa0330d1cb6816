/** The part of an `EventSource` that the product uses: it opens, is refused and says something when the test lets it. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static readonly made: FakeEventSource[] = [];
  readyState = 0;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.made.push(this);
  }

  open() {
    this.dispatchEvent(new Event("open"));
  }

  say(data: unknown, lastEventId = "") {
    this.dispatchEvent(new MessageEvent("news", { data: JSON.stringify(data), lastEventId }));
  }

  refuse() {
    this.readyState = FakeEventSource.CLOSED;
    this.dispatchEvent(new Event("error"));
  }

  close() {
    this.readyState = FakeEventSource.CLOSED;
  }
}
