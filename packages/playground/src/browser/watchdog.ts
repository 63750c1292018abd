import type { LossReason, SandboxFrame } from './SandboxFrame.ts';

interface Watched {
  lose: (why: LossReason) => void;
  /** Whether the frame has come: before that it owes no answer. */
  hasBegun: boolean;
  /** What the frame has to say back; nothing while it owes no answer. */
  nonce: number | undefined;
  /** Looks in a row at which the answer was missing, and how many of them may be. */
  missed: number;
  patience: number;
  /** When the page last did something to the frame. */
  touched: number;
}

/** Period of the looks, in milliseconds. */
const PERIOD = 250;

/** A look that comes later than this says more of the page than of its frames. */
const LATE = 2 * PERIOD;

/** Answers that may be missing in a row: a frame that hangs is ended within two seconds … */
const PATIENCE = 6;

/** … unless the device is so slow or so busy that honest work may take that long, up to six. */
const MOST_PATIENCE = 24;

/** How much longer than its start an honest frame may be silent. */
const STARTS = 25;

/** How long a process without frames takes to end; a frame that comes sooner would hang in it. */
const ENDING = 600;

/** How long frames may take to come after that; on a busy machine the process may end later. */
const COMEBACK = 2000;

/** … and at last so long: what does not come then does not load. */
const LAST_COMEBACK = 8000;

/** Most bytes that the process of the frames may hold; six honest phones hold a tenth of it. */
const MOST_MEMORY = 400 * 1024 * 1024;

/** How often frames may come back into a process that is still full of what was ended. */
const MOST_RETURNS = 4;

const frames = new Map<SandboxFrame, Watched>();
let timer: ReturnType<typeof setInterval> | undefined;
let lookedAt = 0;
let freeAt = 0;
/** How long the next frames may take, while it is open whether the process of a hang has ended. */
let comeback: number | undefined;
/** Returns that are left, while it is open whether the memory of an ended frame is free again. */
let returns = 0;

/** The frame that its reader is in, else the one that the page last did something to. */
function findCulprit(): Watched | undefined {
  const begun = [...frames].filter(([, { hasBegun }]) => hasBegun);
  const entered = begun.find(([{ element }]) => element === document.activeElement);
  const [latest] = begun.sort(([, a], [, b]) => b.touched - a.touched);
  return (entered ?? latest)?.[1];
}

/**
 * Ends the frame that hangs or fills the memory. All frames of a page may live in one process, which
 * is free again only when none is left in it: the others go with it and start again.
 */
function endCulprit(why: 'silent' | 'memory'): void {
  const culprit = findCulprit();
  const others = leaveProcess();
  comeback = COMEBACK;
  returns = why === 'memory' ? MOST_RETURNS : 0;
  // First of all: its phone may have a frame among the others, which shall not start again.
  culprit?.lose(why);
  for (const watched of others) {
    watched.lose('shared');
  }
}

/** The memory is too full: a frame has filled it, or one that was ended has not left it yet. */
function endGrowth(): void {
  if (returns === 0) {
    endCulprit('memory');
    return;
  }
  returns--;
  const all = leaveProcess();
  freeAt += ENDING * (MOST_RETURNS - returns);
  for (const watched of all) {
    watched.lose('shared');
  }
}

/** Takes the frames off the watch until a new process can be had. */
function leaveProcess(): Watched[] {
  const all = [...frames.values()];
  freeAt = performance.now() + ENDING;
  frames.clear();
  return all;
}

/** How long the frame that waits longest has been on its way. */
function longestWait(now: number): number {
  const waiting = [...frames.values()].filter(({ hasBegun }) => !hasBegun);
  return Math.max(0, ...waiting.map(({ touched }) => now - Math.max(touched, freeAt)));
}

/** Where no frame comes after a hang, they wait in the process that hangs: they leave it once more. */
function endWait(): void {
  comeback = comeback && comeback < LAST_COMEBACK ? 2 * comeback : undefined;
  for (const watched of leaveProcess()) {
    watched.lose('shared');
  }
}

function look(): void {
  const now = performance.now();
  const isLate = now - lookedAt > LATE;
  lookedAt = now;
  for (const [frame, watched] of frames) {
    if (watched.nonce === undefined) {
      watched.missed = 0;
    } else if (!isLate) {
      watched.missed++;
    }
    if (watched.hasBegun && watched.nonce === undefined) {
      watched.nonce = Math.random();
      frame.send({ type: 'ping', nonce: watched.nonce });
    }
  }
  if ([...frames.values()].some(({ missed, patience }) => missed >= patience)) {
    endCulprit('silent');
  } else if (comeback !== undefined && longestWait(now) > comeback) {
    endWait();
  }
}

/**
 * Makes sure that frames answer. Each ping carries a number that only an event can bring to the
 * frame: code that holds up the frame's events cannot answer it, whatever it posts.
 */
export const watchdog = {
  /** Milliseconds until a new frame may come: none, unless one has just been ended. */
  wait(): number {
    return Math.max(0, freeAt - performance.now());
  },
  watch(frame: SandboxFrame, lose: (why: LossReason) => void): void {
    const touched = performance.now();
    frames.set(frame, {
      lose,
      hasBegun: false,
      nonce: undefined,
      missed: 0,
      patience: PATIENCE,
      touched,
    });
    if (timer === undefined) {
      lookedAt = touched;
      timer = setInterval(look, PERIOD);
    }
  },
  /**
   * Says that the frame has come and answers from now on.
   * @param startup how long its runtime took to start, in milliseconds
   */
  begin(frame: SandboxFrame, startup: number): void {
    const watched = frames.get(frame);
    if (watched) {
      watched.hasBegun = true;
      comeback = undefined;
      const patience = Math.ceil((startup * STARTS) / PERIOD) || PATIENCE;
      watched.patience = Math.min(MOST_PATIENCE, Math.max(PATIENCE, patience));
    }
  },
  /** Says that something was done to the frame, which may have made it hang. */
  touch(frame: SandboxFrame): void {
    const watched = frames.get(frame);
    if (watched) {
      watched.touched = performance.now();
    }
  },
  /** @param memory what its process holds, in bytes */
  hear(frame: SandboxFrame, nonce: number, memory: number): void {
    const watched = frames.get(frame);
    if (watched && watched.nonce === nonce) {
      watched.nonce = undefined;
      watched.missed = 0;
      if (memory > MOST_MEMORY) {
        endGrowth();
      } else {
        returns = 0;
      }
    }
  },
  forget(frame: SandboxFrame): void {
    frames.delete(frame);
    if (frames.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  },
};
