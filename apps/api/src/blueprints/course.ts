import type { GenerationEvent } from '@bridge/model';

/** What happens in a generation before its end. */
export type CourseEvent = Exclude<GenerationEvent, { type: 'done' }>;

/** The events of one generation, for any number of followers: each gets all of them, whenever it came. */
export function openCourse() {
  const events: CourseEvent[] = [];
  let ended = false;
  let change = Promise.withResolvers<void>();

  function changed(): void {
    change.resolve();
    change = Promise.withResolvers();
  }

  return {
    /** Makes these the events; those that were told before stay told. */
    show(all: readonly CourseEvent[]) {
      if (all.length <= events.length) return;
      events.push(...all.slice(events.length));
      changed();
    },
    end() {
      ended = true;
      changed();
    },
    /** All events in their order, until the generation ends. */
    async *follow(): AsyncGenerator<CourseEvent> {
      for (let place = 0; ; place += 1) {
        while (place >= events.length) {
          if (ended) return;
          await change.promise;
        }
        yield events[place]!; // the loop above waited until it is there
      }
    },
  };
}
export type Course = ReturnType<typeof openCourse>;
