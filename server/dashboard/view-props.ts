/** The types of views. This file imports no view, so that every view can import it. */
import type { ComponentType } from "preact";
import type { Account } from "../../client/index.ts";

/** The properties of every view. */
export interface ViewProps {
  account: Account;
  /** The id of the item, in views of one. */
  id: string;
}

/** The components of a view. */
export interface Parts {
  show: ComponentType<ViewProps>;
  /** The component for one item. */
  one?: ComponentType<ViewProps>;
  /** The component that creates an item: `#/webhooks/new`. */
  make?: ComponentType<ViewProps>;
  /** The component that edits an item: `#/agents/weather/edit`. */
  edit?: ComponentType<ViewProps>;
}
