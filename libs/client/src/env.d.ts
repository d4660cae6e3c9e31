/// <reference types="vite/client" />
interface ImportMetaEnv {
  /** Address of the API where it is not the page's own origin. */
  readonly VITE_API_BASE?: string;
}
