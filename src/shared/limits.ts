/** The specification's constants (its section 9). Times in milliseconds, sizes in bytes. */
export const MIB = 1024 * 1024;
export const UPLOAD_MAX_BYTES = 50 * MIB;
export const UPLOAD_TIMEOUT_MS = 60_000;

export const POLL_FIRST_MS = 1_000;
export const POLL_EVERY_MS = 2_000;
export const POLL_MAX = 60;
export const BACKOFF_BASE_MS = 3_000;
export const BACKOFF_FACTOR = 1.5;
export const BACKOFF_MAX_EXPONENT = 3;
export const BACKOFF_CAP_MS = 10_000;

export const DEMO_ANALYSIS_MS = 6_000;
export const SIGN_UP_REDIRECT_MS = 1_500;
export const ACCOUNT_DELETED_REDIRECT_MS = 2_000;
export const SCROLL_DELAY_MS = 50;

export const SIGN_IN_PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MIN_LENGTH = 8;
/** Bounds the cost of hashing; those that were set before may be longer. */
export const PASSWORD_MAX_LENGTH = 256;
export const NAME_MIN_LENGTH = 2;

export const TOAST_MS = 5_000;
export const TOAST_SWIPE_PX = 50;
export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_MS = 300;
export const CACHE_UNUSED_MS = 5 * 60_000;

/** Accounts on one page of the administrator's list. */
export const USERS_PER_PAGE = 50;

/** Characters that a search in the texts of contracts may have. */
export const LONGEST_SEARCH = 500;
