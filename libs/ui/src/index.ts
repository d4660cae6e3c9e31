export { themeAttributes, themeProps } from './theme.ts';
export { UiWordsProvider, useProblemText, useUiWords } from './words/words-provider.tsx';
export { uiWordsSchema } from './words/words.ts';
export type { UiWords } from './words/words.ts';

export { Form } from './fields/form.tsx';
export { TextField } from './fields/text-field.tsx';
export type { TextFieldProps } from './fields/text-field.tsx';
export { PasswordField } from './fields/password-field.tsx';
export { TextAreaField } from './fields/text-area-field.tsx';
export { SelectField } from './fields/select-field.tsx';
export { CheckboxField } from './fields/checkbox-field.tsx';
export { ChoiceField } from './fields/choice-field.tsx';
export { ErrorSummary } from './fields/error-summary.tsx';
export { SearchBox } from './fields/search-box.tsx';
export { SubmitButton } from './fields/submit-button.tsx';
export { Field, FieldError, FieldHelp, useField } from './fields/field.tsx';
export type { FieldProps } from './fields/field.tsx';

export { Dialog } from './dialog/dialog.tsx';
export type { DialogProps } from './dialog/dialog.tsx';
export { ConfirmDialog } from './dialog/confirm-dialog.tsx';
export { notice } from './dialog/notice.ts';
export { Menu, MenuItem, MenuSeparator } from './menu/menu.tsx';

export { dismissToast, toast, toastRemovalDelay } from './toast/toast.ts';
export type { Toast, ToastAction } from './toast/toast.ts';
export { Toaster } from './toast/toaster.tsx';

export { Bridge } from './drawings/bridge.tsx';
export type { BridgeProps } from './drawings/bridge.tsx';
export { describeBridge } from './drawings/describe-bridge.ts';
export type { BridgeSentences } from './drawings/describe-bridge.ts';
export type { YearCount } from '@bridge/model/bridge';
export { Brand, Mark } from './drawings/mark.tsx';
export { HeroArt } from './drawings/hero-art.tsx';
export { Walkers } from './drawings/walkers.tsx';
export { YearArch } from './drawings/year-arch.tsx';
export { ArchSteps } from './drawings/arch-steps.tsx';
export { StateArt } from './drawings/state-art.tsx';
export type { StateKind } from './drawings/state-art.tsx';
export { MissingBridge } from './drawings/missing-bridge.tsx';
export { Portrait } from './drawings/portrait.tsx';
export type { PortraitKind } from './drawings/portrait.tsx';
export { Arcade } from './drawings/arcade.tsx';

export { Avatar } from './parts/avatar.tsx';
export { firstClick } from './parts/first-click.ts';
export { Icon, iconNames } from './parts/icon.tsx';
export type { IconName } from './parts/icon.tsx';
export { Meter } from './parts/meter.tsx';
export { Note } from './parts/note.tsx';
export { Skeleton, SkeletonAvatar, SkeletonBridge } from './parts/skeleton.tsx';
export { SkipLink } from './parts/skip-link.tsx';
export { Stars } from './parts/stars.tsx';
export { EmptyState, FailedState, PendingState } from './parts/states.tsx';
export { Tag } from './parts/tag.tsx';
export { VisuallyHidden } from './parts/visually-hidden.tsx';
