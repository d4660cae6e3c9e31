export type Mentor = { userId: string; firstName: string; lastName: string; profileImageUrl?: string | undefined };
export type MentorDashboardProps = {
  user: Mentor;
  /** Whom to write to. */
  supportEmail: string;
  /** Titles of the sheets in the resources. */
  tools: readonly string[];
  /** An onboarding that was begun can be continued. */
  hasDraft?: boolean | undefined;
  /** Opens the onboarding, at its beginning or where it was left. */
  onStart: () => void;
  /** Opens the onboarding to change what was said. */
  onUpdate: () => void;
  now?: Date;
};
