/// <reference types="vite/client" />
/// <reference path="../../../tools/content/src/virtual.d.ts" />
