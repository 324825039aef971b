import { countCycles, scrappingReason } from './count-cycles.ts'
import { firstReason, heldBy } from './first-reason.ts'
import { heard } from './heard.ts'
import { countingAt, endOfRule, isResetBetween, type MachineRules, nextWindow, windowAt } from './machine-rules.ts'
import {
  type Advance,
  type Coding,
  type MachineChange,
  type MachineEvent,
  type MachineState,
  startOfStop,
  stopKey,
} from './machine-state.ts'
import { mayTurn, microDue } from './micro-stop.ts'
import { silenceWithin } from './silence.ts'
import { endOfLastStop, holderOf } from './stop-holder.ts'
import { asUncoded, hasNoReason, MICRO, UNCODED } from './uncoded.ts'
import { hear, holdingRule, type ProcessValue } from './value-rules.ts'

/**
 * One event in, the new state and what must be written out. Pure: the same events in the order of their times give the
 * same stops again. An event before `counted_to` is not for here but for late.ts.
 */
export function advance(state: MachineState, event: MachineEvent, on: { at: number; rules: MachineRules }): Advance {
  const course = new Course(state, on.rules)
  course.passTimeTo(on.at)
  course.take(event, on.at)
  return { state: course.state, changes: course.changes }
}

/** From a checkpoint on: the day that ended there ends again. */
export function resume(checkpoint: MachineState, rules: MachineRules): Advance {
  const course = new Course(checkpoint, rules)
  course.crossInto(checkpoint.counted_to)
  return { state: course.state, changes: course.changes }
}

/** The way of one machine through time. Lives only inside `advance`. */
class Course {
  readonly changes: MachineChange[] = []
  state: MachineState
  private readonly rules: MachineRules

  constructor(state: MachineState, rules: MachineRules) {
    this.state = state
    this.rules = rules
  }

  /** Counts the time up to `at`; what the clock does in between (shifts, resets, rules) happens on the way. */
  passTimeTo(at: number): void {
    if (this.state.status === 'N') {
      this.set({ counted_to: Math.max(this.state.counted_to, at) })
      return
    }
    while (this.state.counted_to < at) {
      const piece = this.rules.calendar.at(this.state.counted_to)
      const due = this.nextOfTheClock()
      const to = Math.min(at, piece.to, due)
      this.count(to)
      if (to === piece.to) this.crossInto(to)
      if (to === due) this.clockReaches(to)
    }
  }

  private count(to: number): void {
    const { status, counted_to: from, reason } = this.state
    if (to <= from || status === 'N') return
    const { day, shift } = this.rules.calendar.at(from)
    // A stop that goes on in silence is still that stop, with its reason; only running needs to be heard of.
    const silence = status === 'R' ? silenceWithin({ from, to }, this.state.last_signal, this.rules.contact) : undefined
    const micro = status === 'S' && reason === MICRO
    this.changes.push({ change: 'count-time', status, day, shift, from, to, silent_ms: silence?.ms ?? 0, micro })
    this.set({ counted_to: to, silent_to: Math.max(this.state.silent_to, silence?.to ?? 0) })
  }

  /** A stop ends with its shift or day and goes on in the next one. */
  crossInto(at: number): void {
    const before = this.rules.calendar.at(at - 1)
    const after = this.rules.calendar.at(at)
    if (after.day !== before.day && !mayTurn(this.state, at, this.rules)) {
      this.changes.push({ change: 'checkpoint', day: after.day, at, state: this.state })
    }
    if (this.state.status !== 'S') return
    const code = this.isHeld() ? undefined : this.rules.codes.get(this.state.reason)
    if (code && isResetBetween(code, before, after)) this.cut(at, { reason: code.reset_code || UNCODED, automatic: 1 })
    else this.cut(at, { reason: this.state.reason, automatic: this.state.automatic })
  }

  /** The next moment at which a rule may change the reason of the open stop. */
  nextOfTheClock(): number {
    const { status, reason, reason_since, counted_to } = this.state
    if (status !== 'S' || this.isHeld()) return Number.POSITIVE_INFINITY
    const reset = this.rules.codes.get(reason)?.reset_seconds ?? 0
    // What fell due while the reason was another one is done at once, not never.
    const resetAt = reset > 0 ? Math.max(reason_since + reset * 1000, counted_to) : Number.POSITIVE_INFINITY
    const begins = nextWindow(this.rules, counted_to, reason)
    return Math.min(resetAt, microDue(this.state, this.rules), endOfRule(this.state, this.rules), begins)
  }

  private clockReaches(at: number): void {
    const { reason, reason_since, reason_before } = this.state
    if (at >= microDue(this.state, this.rules)) this.settle(at, { reason: UNCODED, automatic: 0 })
    if (at >= endOfRule(this.state, this.rules)) {
      this.cut(at, { reason: reason_before, automatic: reason_before === UNCODED ? 0 : 1 })
      this.set({ rule_until: null })
    } else {
      const code = this.rules.codes.get(reason)
      if (code && code.reset_seconds > 0 && at >= reason_since + code.reset_seconds * 1000) {
        this.cut(at, { reason: code.reset_code || UNCODED, automatic: code.reset_code ? 1 : 0 })
        this.set({ reason_since: at })
      }
    }
    this.applyWindow(at)
  }

  private applyWindow(at: number): void {
    if (this.state.rule_until !== null || this.isHeld()) return
    const { reason } = this.state
    const window = windowAt(this.rules, at, reason)
    if (!window) return
    this.name(at, { reason: window.rule.set_code, automatic: 1 })
    const rule_no = window.rule.record_no ?? null
    this.set({ rule_until: window.ends, rule_no, reason_before: asUncoded(reason), reason_since: at })
  }

  /** From `at` on the stop has this reason; the whole of it does, as long as it was taken for a micro-stop. */
  private name(at: number, to: { reason: string; automatic: 0 | 1 }): void {
    if (this.state.reason === MICRO) this.settle(at, to)
    else this.cut(at, to)
    this.set({ reason_since: at })
  }

  /** What was taken for a micro-stop is none: all its pieces have this reason. */
  private settle(at: number, to: { reason: string; automatic: 0 | 1; employee?: string }): void {
    const since = this.state.micro_since ?? at
    this.changes.push({ change: 'settle-stop', since, employee: '', ...to, at })
    const { reason, last_stop, last_reason } = this.state
    if (last_reason === MICRO && startOfStop(last_stop) >= since) this.set({ last_reason: to.reason })
    if (reason === MICRO) this.set({ reason: to.reason, automatic: to.automatic })
    this.set({ micro_since: null })
  }

  /** From `at` on the stop has this reason. A piece that begins at that very moment is only named anew. */
  private cut(at: number, to: { reason: string; automatic: 0 | 1 }): void {
    const { stop } = this.state
    const { day, shift } = this.rules.calendar.at(at)
    const next = stopKey(at)
    if (stop === next) {
      this.changes.push({ change: 'code-stop', stop, note: '', employee: '', ...to, at })
    } else {
      this.changes.push({ change: 'close-stop', stop, at })
      this.changes.push({ change: 'open-stop', stop: next, at, ...to, continues: 1, day, shift })
      this.set({ last_stop: stop, last_reason: this.state.reason })
    }
    const reason_since = to.reason === this.state.reason ? this.state.reason_since : at
    this.set({ stop: next, ...to, reason_since })
  }

  take(event: MachineEvent, at: number): void {
    this.state = heard(this.state, event, at)
    switch (event.kind) {
      case 'state':
        if (event.value === 'running') this.run(at)
        else this.stand(at)
        break
      case 'cycles':
        if (event.value > 0) {
          const scrapping = scrappingReason(this.state, this.rules)
          // A machine that makes pieces runs, also when its "running" was lost or never sent. Pieces that a reason
          // scraps are trials: the stop goes on until the machine says that it runs, or somebody says otherwise.
          if (!scrapping) this.run(at)
          this.changes.push({ ...countCycles(this.state, event.value, { at, rules: this.rules }), ...scrapping })
        }
        break
      case 'value':
        this.hearValue(event.value, at)
        break
      case 'code':
        this.code(event.value, at)
        break
      case 'note':
        this.changes.push({ change: 'note-stop', stop: holderOf(this.state, event.value.stop), note: event.value.note })
        break
      case 'split':
        this.split(event.value.stop, event.value.at)
        break
      case 'people':
        this.peopleChange(event.value, at)
        break
      case 'cavities':
        this.set({ reduction: event.value, reduction_since: at })
        break
      case 'off':
        this.run(at)
        this.set({ status: 'N', since: at, previous_since: at })
        break
    }
  }

  private run(at: number): void {
    const { status, stop, reason, since } = this.state
    if (status === 'R') return
    if (status === 'S') {
      const empty = stop === stopKey(at)
      this.changes.push(empty ? { change: 'drop-stop', stop } : { change: 'close-stop', stop, at })
      if (!empty) this.set({ last_stop: stop, last_reason: reason })
    }
    this.set({ status: 'R', since: at, previous_since: status === 'N' ? at : since, stop: '', reason: '' })
    this.set({ automatic: 0, rule_until: null })
  }

  private stand(at: number): void {
    const { status, since, last_reason } = this.state
    if (status === 'S') return
    const { reason, automatic, continues, micro_since } = firstReason(this.state, at, this.rules)
    if (continues === 1 && last_reason === MICRO && reason !== MICRO) this.settle(at, { reason, automatic })
    const { day, shift } = this.rules.calendar.at(at)
    const stop = stopKey(at)
    this.changes.push({ change: 'open-stop', stop, at, reason, automatic, continues, day, shift })
    this.set({ status: 'S', since: at, previous_since: status === 'N' ? at : since, stop, reason, automatic })
    this.set({ reason_since: at, rule_until: null, micro_since })
    this.applyWindow(at)
  }

  private code(coding: Coding, at: number): void {
    const stop = holderOf(this.state, coding.stop)
    // Said before a late signal that now stands: the signal's reason stays, what the person wrote too.
    if (stop === this.state.stop && this.isHeld()) {
      if (coding.note !== '') this.changes.push({ change: 'note-stop', stop, note: coding.note })
      return
    }
    this.changes.push({ change: 'code-stop', automatic: 0, ...coding, stop, at })
    if (stop === this.state.stop) {
      const { reason, employee } = coding
      if (this.state.reason === MICRO) this.settle(at, { reason, employee, automatic: 0 })
      this.set({ reason, automatic: 0, rule_until: null, reason_since: at })
    } else if (stop === this.state.last_stop) {
      this.set({ last_reason: coding.reason })
    }
  }

  private split(key: string, at: number): void {
    const stop = holderOf(this.state, key)
    // Where the open stop has got to there is nothing to part: the ledger, which knows no end of it, would still do so.
    if (at <= startOfStop(stop) || (stop === this.state.stop && at >= this.state.counted_to)) return
    this.changes.push({ change: 'split-stop', stop, at })
    if (stop === this.state.stop) {
      this.set({ stop: stopKey(at), last_stop: stop, last_reason: this.state.reason })
    } else if (stop === this.state.last_stop && at < endOfLastStop(this.state)) this.set({ last_stop: stopKey(at) })
  }

  private peopleChange(people: number, at: number): void {
    const { status, reason, automatic } = this.state
    const { unattended_code } = countingAt(this.rules, at)
    this.set({ people })
    if (status !== 'S' || unattended_code === '' || this.isHeld()) return
    if (people === 0 && hasNoReason(reason)) this.name(at, { reason: unattended_code, automatic: 1 })
    else if (people > 0 && reason === unattended_code && automatic === 1)
      this.cut(at, { reason: UNCODED, automatic: 0 })
  }

  private hearValue(value: ProcessValue, at: number): void {
    const { signal_states, turned } = hear(this.state.signal_states, { value, at, rules: this.rules.values })
    this.set({ signal_states })
    if (turned) this.applyValueRule(at)
  }

  /** A signal has begun or ceased to stand: the stop that goes on gets the reason of the one that stands now. */
  private applyValueRule(at: number): void {
    const { status, stop, reason, automatic, rule_until } = this.state
    const rule = holdingRule(this.state.signal_states, this.rules.values)
    if (status !== 'S' || !rule) return
    if (!rule.verifying) {
      // Without verification what a person said stays, and a break is a break; its end finds the signal's reason.
      if (rule_until !== null) this.set({ reason_before: rule.reason })
      if (rule_until !== null || (automatic === 0 && !hasNoReason(reason))) return
    }
    if (reason === UNCODED) {
      this.changes.push({ change: 'code-stop', stop, reason: rule.reason, note: '', employee: '', automatic: 1, at })
      this.set({ reason: rule.reason, automatic: 1, reason_since: at })
    } else if (reason !== rule.reason) {
      this.name(at, { reason: rule.reason, automatic: 1 })
    }
    this.set({ rule_until: null })
  }

  private isHeld(): boolean {
    return heldBy(this.state, this.rules) !== undefined
  }

  private set(change: Partial<MachineState>): void {
    this.state = { ...this.state, ...change }
  }
}

/** When a machine from which nothing is heard must be looked at: a shift ends, a rule begins. */
export function nextDue(state: MachineState, rules: MachineRules): number {
  if (state.status === 'N') return Number.POSITIVE_INFINITY
  return Math.min(rules.calendar.at(state.counted_to).to, new Course(state, rules).nextOfTheClock())
}
