// The hour at which tests run. They begin at the same moment of the same Wednesday, whatever the wall clock says: at
// midnight, on a Sunday or in the night of a clock change the same tests would meet another plant. That they pass there
// too is tried with TEST_NOW=2030-12-31T22:59:00Z npm test.

/** Ahead of the wall clock: a browser goes by its own when a cookie ends, and would drop those that ended in the past. */
const USUAL = '2030-06-12T08:00:00.000Z'

// Told to the processes below, so that a run has one clock.
process.env.TAKT_CLOCK_SHIFT ??= String(shift())
/** How far the clock of the tests is from the wall clock. */
export const clockShift = Number(process.env.TAKT_CLOCK_SHIFT)

function shift(): number {
  const wanted = process.env.TEST_NOW ?? USUAL
  const at = Date.parse(wanted)
  if (Number.isNaN(at)) throw new Error(`TEST_NOW is ${wanted}, which is no moment: write it as ${USUAL}.`)
  return at - Date.now()
}

/** From here on this process lives at the hour of the tests. */
export function setProcessClock(): void {
  if (!('takt-shifted' in globalThis)) shiftClock(clockShift)
  Object.assign(globalThis, { 'takt-shifted': true })
}

/** Also run inside pages: it may use nothing from outside. */
export function shiftClock(byMs: number): void {
  const wall = Date
  const now = () => wall.now() + byMs
  // Not a subclass: a date that was made elsewhere, or copied, is still one.
  globalThis.Date = new Proxy(wall, {
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    construct: (target, given, asked) => Reflect.construct(target, given.length === 0 ? [now()] : given, asked),
    apply: () => new wall(now()).toString(),
  })
}

/** For the database that tests copy: what they write with `now()` belongs to their hour too. */
export const makeDatabaseClock = `
  create function public.now() returns timestamptz language sql stable
    as 'select pg_catalog.now() + interval ''${clockShift} milliseconds''';
  do $$ declare month regclass; begin
    -- Made for the months around the wall clock: a job would drop them as old while a test looks at them.
    for month in select inhrelid::regclass from pg_inherits where inhrelid::regclass::text ~ '_[0-9]{6}$' loop
      execute format('drop table %s', month);
    end loop;
  end $$;`

/** For the connection of a test; the product asks its own clock and never the database's. */
export const useDatabaseClock = 'set search_path to public, pg_catalog'
