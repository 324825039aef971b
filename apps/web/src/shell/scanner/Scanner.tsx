import { findScanned } from '@takt/domain/ground/scanner/find-scanned.ts'
import { readScan } from '@takt/domain/ground/scanner/read-scan.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { CallFailure, call } from '../../data/call/call.ts'
import { select, selection } from '../../data/chosen/selection.ts'
import { machines } from '../../data/machines/machines.ts'
import { useSessionState } from '../../data/session/session.ts'
import { say } from '../../data/words/use-text.ts'
import { presentBadge } from '../../device/badge.ts'
import { devicePrinter } from '../../device/device-printer.ts'
import { presentCode } from '../../device/presented-code.ts'
import { type NotTaken, offerScan } from '../../device/scan-takers.ts'
import { notify } from '../../parts/notices.ts'
import { answerScan, forgetScanAnswer } from '../../parts/scan-answer.ts'
import { matchRoute } from '../../routes/match-route.ts'
import { to } from '../../routes/to.ts'
import { type Go, useGo } from '../../routes/use-go.ts'
import { useRouteParams } from '../../routes/use-route-params.ts'
import { listenForScans } from './listen-for-scans.ts'
import { type FoundThing, lookups } from './lookups.ts'

/** A code that nothing on the screen wanted: a function of the device, or the way to what it names. */
export function Scanner() {
  const go = useGo()
  const { machine: shown } = useRouteParams()
  const signedIn = useSessionState().status === 'in'
  const led = useRef<Led | null>(null)
  const leave = (path: string, what: string) => {
    led.current = { what, path, back: window.location.pathname + window.location.search, from: machineOfAddress() }
    go(path)
  }
  // Said after the way there: whoever was asked and stayed is where they were.
  const arrived = useEffectEvent((now: string | undefined) => {
    const by = led.current
    // The screen of the machine that was left may still be on its way when the next code is read.
    if (!by || now === by.from) return
    led.current = null
    if (window.location.pathname !== by.path || now === undefined || by.from === undefined) return
    sayWhere(by, now, by.from, go)
  })
  useEffect(() => arrived(shown), [shown])
  const deliver = useEffectEvent((code: string) => {
    forgetScanAnswer()
    const machine = machineOfAddress()
    // What stands behind a question waits for its answer: nobody sees there what a scan enters.
    if (isQuestionOpen() && readScan(code).kind === 'name') return void sayUnanswered(code, machine).catch(showFailure)
    const offered = offerScan(code)
    if (offered === true) return
    const asked = isAsked() && readScan(code).kind === 'name' ? { stays: true, unchosen: false } : undefined
    const chooser = offered === false ? asked : offered
    if (chooser?.stays) void sayNotEntered(code, { go, machine, chooser }).catch(showFailure)
    else void follow(code, { go: leave, machine, chooser }).catch(showFailure)
  })
  useEffect(
    () => (signedIn ? listenForScans({ deliver: (code) => deliver(code), deliverCut: sayCut }) : undefined),
    [signedIn],
  )
  return null
}

/** The address is there before its screen: whoever scans a machine and then a badge means the machine just scanned. */
function machineOfAddress(): string | undefined {
  return matchRoute(window.location.pathname)?.params.machine
}

function sayCut(): void {
  fail(say('scan.cut'))
}

function fail(words: string): void {
  answerScan('failure', words)
}

/** Where a scan led to, and from where. */
interface Led {
  readonly what: string
  readonly path: string
  readonly back: string
  readonly from: string | undefined
}

/** A terminal that shows another machine than the one it stands at must say so, or pieces are booked on the wrong one. */
function sayWhere({ what, back }: Led, now: string, before: string, go: Go): void {
  const name = machines.get(now)?.machine_description ?? ''
  notify.info(say('scan.other-machine', { what, machine: [now, name].filter(Boolean).join(' ') }), {
    label: say('scan.back', { machine: before }),
    run: () => go(back),
  })
}

interface ScannedAt {
  readonly machine: string | undefined
  /** Something was to be chosen here, and the code named nothing of it. */
  readonly chooser: NotTaken | undefined
}

async function follow(code: string, at: ScannedAt & { go: (path: string, what: string) => void }): Promise<void> {
  const scan = readScan(code)
  if (scan.kind === 'unknown-function') return fail(say('scan.unknown-function'))
  if (scan.kind === 'set-printer') return await setPrinter(scan.printer)
  // Where reasons are chosen, one that is not offered names nothing.
  const { 'stop-code': reason, ...places } = lookups(at.machine)
  const found = await findScanned(scan.tries, at.chooser ? places : { ...places, 'stop-code': reason })
  const unmatched = at.chooser?.unchosen || (!found && unchooseOrder()) ? 'scan.no-match-unchosen' : 'scan.no-match'
  if (found === undefined) return fail(say(unmatched, { code: readable(code) }))
  if (found.badge !== undefined) presentBadge(at.machine, found.badge)
  if (found.reason !== undefined && at.machine !== undefined) return await codeStop(found, at.machine, at.go)
  if (found.path !== undefined) at.go(found.path, found.what)
  else notify.info(say('scan.nowhere', { what: found.what }))
}

/** An order that is still chosen would be started or stopped for the card that was scanned. */
function unchooseOrder(): boolean {
  const kind = selection()?.kind
  const isOrder = kind === 'planned-order' || kind === 'running-order' || kind === 'finished-order'
  if (isOrder) select(null)
  return isOrder
}

/** A reason is given where the machine's stop is coded; while it runs there may be stops that are over. */
async function codeStop(
  { what, reason = '' }: FoundThing,
  machine: string,
  go: (path: string, what: string) => void,
): Promise<void> {
  const codes = await call('get_stop_codes_for_machine', { machine_id: machine })
  if (!codes.some(({ stop_code }) => stop_code === reason)) {
    return fail(say('scan.stop-code-other', { what, machine }))
  }
  if (machines.get(machine)?.status === 'S') {
    presentCode(machine, reason)
    return go(to('stopCode', { machine }), what)
  }
  const [uncoded] = await call('get_uncoded_stops', { machine_id: machine })
  const words = uncoded ? 'scan.stop-code-running-uncoded' : 'scan.stop-code-running'
  const list = { label: say('title.uncoded-stops'), run: () => go(to('uncodedStops', { machine }), what) }
  answerScan('info', say(words, { what, machine }), uncoded && list)
}

/** Whoever counts pieces and scans a card reads what became of it; nothing is entered and nothing is left. */
async function sayNotEntered(code: string, { go, machine, chooser }: ScannedAt & { go: Go }): Promise<void> {
  const scan = readScan(code)
  const found = scan.kind === 'name' ? await findScanned(scan.tries, lookups(machine)) : undefined
  if (machine !== undefined && found?.runsAt === machine) {
    // Nothing is wrong: whoever wants to start it is brought to where it runs, whoever reports on it stays.
    notify.info(say('scan.already-runs', { what: found.what }))
    if (startsOrders()) go(to('runningOrders', { machine }))
    return
  }
  fail(
    say(chooser?.unchosen ? 'scan.not-listed' : 'scan.not-entered', {
      what: found?.what ?? say('scan.code', { code: readable(code) }),
    }),
  )
}

/** A dialog wants an answer: what was answered before it would be gone with the page. */
const isAsked = () => document.querySelector('[data-asks]') !== null
const isQuestionOpen = () => document.querySelector('[role="alertdialog"]') !== null

async function sayUnanswered(code: string, machine: string | undefined): Promise<void> {
  const scan = readScan(code)
  const found = scan.kind === 'name' ? await findScanned(scan.tries, lookups(machine)) : undefined
  fail(say('scan.question-open', { what: found?.what ?? say('scan.code', { code: readable(code) }) }))
}

async function setPrinter(printer_no: string): Promise<void> {
  const printer = (await call('get_printers', {})).find((known) => known.printer_no === printer_no)
  if (!printer) return fail(say('scan.unknown-function'))
  devicePrinter.set(printer.printer_no)
  notify.success(say('scan.printer-set', { name: printer.printer_description }))
}

/** Where an order is started from its card. */
function startsOrders(): boolean {
  return matchRoute(window.location.pathname)?.name === 'orderByCard'
}

/** Separators of a GS1 code have no sign of their own. */
function readable(code: string): string {
  return code.replaceAll('\u001d', '␝')
}

function showFailure(problem: unknown): void {
  if (!(problem instanceof CallFailure)) throw problem
  fail(problem.message)
}
