import type { ToFrame } from '../../shared/protocol.ts';

/** A frame that is watched. */
interface WatchedFrame {
  readonly element: HTMLIFrameElement;
  send: (message: ToFrame) => void;
}

/** Why a frame is lost: `shared` means because of another frame of the same process. */
type Reason = 'silent' | 'shared';

interface Watched {
  lose: (why: Reason) => void;
  /** Whether the frame has connected: before that no pong is due. */
  isReady: boolean;
  /** Number that the next pong has to carry; undefined while none is due. */
  nonce: number | undefined;
  /** Checks in a row without a pong, and how many are allowed. */
  missed: number;
  maxMissed: number;
  /** Time of the last message to the frame, which may have caused a hang. */
  activeAt: number;
}

/** Interval of the checks. */
const CHECK_INTERVAL_MS = 250;

/** A check that is this late means that the page was busy: missing pongs do not count then. */
const LATE_CHECK_MS = 2 * CHECK_INTERVAL_MS;

/** Missed pongs in a row after which a frame counts as hanging: within two seconds … */
const MAX_MISSED = 6;

/** … and within six on a device that is slow or busy, measured by the start of the runtime. */
const MAX_MISSED_WHEN_SLOW = 24;

/** Time without a pong that a frame may take, as a multiple of its start. */
const STARTUP_FACTOR = 25;

/** Time after which a process without frames has ended; a frame that is created sooner would share it. */
const PROCESS_EXIT_MS = 600;

/** Time that new frames may take to connect; on a busy machine the process ends later. */
const RETURN_TIMEOUT_MS = 2000;

/** Upper limit of that time, which doubles: a frame that is later does not load. */
const MAX_RETURN_TIMEOUT_MS = 8000;

const frames = new Map<WatchedFrame, Watched>();
let timer: ReturnType<typeof setInterval> | undefined;
let checkedAt = 0;
let freeAt = 0;
/** Set while it is unknown whether the process of a hang has ended. */
let returnTimeout: number | undefined;

/** The frame that the reader is in, else the one that got the last message. */
function findCulprit(): Watched | undefined {
  const ready = [...frames].filter(([, { isReady }]) => isReady);
  const entered = ready.find(([{ element }]) => element === document.activeElement);
  const [latest] = ready.sort(([, a], [, b]) => b.activeAt - a.activeAt);
  return (entered ?? latest)?.[1];
}

/**
 * Terminates the frame that hangs. Sandboxed frames of a page may share one
 * process, which ends only with its last frame: the others are removed too, and start again.
 */
function terminateCulprit(): void {
  const culprit = findCulprit();
  const others = leaveProcess();
  returnTimeout = RETURN_TIMEOUT_MS;
  // First: its phone may own another frame, which must not start again.
  culprit?.lose('silent');
  for (const watched of others) {
    watched.lose('shared');
  }
}

/** Stops watching all frames, until a new process is available. */
function leaveProcess(): Watched[] {
  const all = [...frames.values()];
  freeAt = performance.now() + PROCESS_EXIT_MS;
  frames.clear();
  return all;
}

/** Longest time in milliseconds that a frame has been connecting. */
function longestWait(now: number): number {
  const waiting = [...frames.values()].filter(({ isReady }) => !isReady);
  return Math.max(0, ...waiting.map(({ activeAt }) => now - Math.max(activeAt, freeAt)));
}

/** Restarts frames that do not connect after a hang: they share the process that hangs. */
function retryInNewProcess(): void {
  returnTimeout =
    returnTimeout && returnTimeout < MAX_RETURN_TIMEOUT_MS ? 2 * returnTimeout : undefined;
  for (const watched of leaveProcess()) {
    watched.lose('shared');
  }
}

function ping(frame: WatchedFrame, watched: Watched): void {
  watched.nonce = Math.random();
  frame.send({ type: 'ping', nonce: watched.nonce });
}

function check(): void {
  const now = performance.now();
  const isLate = now - checkedAt > LATE_CHECK_MS;
  checkedAt = now;
  for (const [frame, watched] of frames) {
    if (watched.nonce === undefined) {
      watched.missed = 0;
    } else if (!isLate) {
      watched.missed++;
    }
    if (watched.isReady && watched.nonce === undefined) {
      ping(frame, watched);
    }
  }
  if ([...frames.values()].some(({ missed, maxMissed }) => missed >= maxMissed)) {
    terminateCulprit();
  } else if (returnTimeout !== undefined && longestWait(now) > returnTimeout) {
    retryInNewProcess();
  }
}

/**
 * Detects frames that hang, by pings. A ping carries a random number, so that code which blocks the
 * frame's event loop cannot answer it in advance.
 */
export const watchdog = {
  /** Milliseconds to wait before a new frame is created: 0, unless one has just been terminated. */
  wait(): number {
    return Math.max(0, freeAt - performance.now());
  },
  watch(frame: WatchedFrame, lose: (why: Reason) => void): void {
    const activeAt = performance.now();
    frames.set(frame, {
      lose,
      isReady: false,
      nonce: undefined,
      missed: 0,
      maxMissed: MAX_MISSED,
      activeAt,
    });
    if (timer === undefined) {
      checkedAt = activeAt;
      timer = setInterval(check, CHECK_INTERVAL_MS);
    }
  },
  /**
   * Marks the frame as connected: pongs are due from now on, the first one before it runs anything.
   * @param startup time that its runtime took to start, in milliseconds
   */
  begin(frame: WatchedFrame, startup: number): void {
    const watched = frames.get(frame);
    if (watched) {
      watched.isReady = true;
      returnTimeout = undefined;
      const maxMissed = Math.ceil((startup * STARTUP_FACTOR) / CHECK_INTERVAL_MS) || MAX_MISSED;
      watched.maxMissed = Math.min(MAX_MISSED_WHEN_SLOW, Math.max(MAX_MISSED, maxMissed));
      // The next check may come at once: it does not count.
      watched.missed = -1;
      ping(frame, watched);
    }
  },
  /** Records a message to the frame, which may make it hang. */
  touch(frame: WatchedFrame): void {
    const watched = frames.get(frame);
    if (watched) {
      watched.activeAt = performance.now();
    }
  },
  onPong(frame: WatchedFrame, nonce: number): void {
    const watched = frames.get(frame);
    if (watched && watched.nonce === nonce) {
      watched.nonce = undefined;
      watched.missed = 0;
    }
  },
  forget(frame: WatchedFrame): void {
    frames.delete(frame);
    if (frames.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  },
};
