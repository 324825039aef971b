import { findScanned } from '@takt/domain/scanner/find-scanned.ts'
import { readScan } from '@takt/domain/scanner/read-scan.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { presentBadge } from '../../data/badge.ts'
import { CallFailure, call } from '../../data/call.ts'
import { devicePrinter } from '../../data/device-printer.ts'
import { machines } from '../../data/machines.ts'
import { offerScan } from '../../data/scan-takers.ts'
import { useSessionState } from '../../data/session.ts'
import { say } from '../../data/use-text.ts'
import { to } from '../../routes/to.ts'
import { type Go, useGo } from '../../routes/use-go.ts'
import { useRouteParams } from '../../routes/use-route-params.ts'
import { notify } from '../notices.ts'
import { listenForScans } from './listen-for-scans.ts'
import { lookups } from './lookups.ts'

/** A code that nothing on the screen wanted: a function of the device, or the way to what it names. */
export function Scanner() {
  const go = useGo()
  const { machine } = useRouteParams()
  const signedIn = useSessionState().status === 'in'
  const led = useRef<Led | null>(null)
  const leave = (path: string, what: string) => {
    led.current = { what, path, back: window.location.pathname + window.location.search, from: machine }
    go(path)
  }
  // Said after the way there: whoever was asked and stayed is where he was.
  const arrived = useEffectEvent((now: string | undefined) => {
    const by = led.current
    led.current = null
    if (!by || window.location.pathname !== by.path || now === undefined || by.from === undefined) return
    sayWhere(by, now, by.from, go)
  })
  useEffect(() => arrived(machine), [machine])
  const deliver = useEffectEvent((code: string) => {
    // What stands behind a question waits for its answer: nobody sees there what a scan enters.
    if (isQuestionOpen() && readScan(code).kind === 'name') return void sayUnanswered(code, machine).catch(showFailure)
    const offered = offerScan(code)
    if (offered === 'not-here') void sayNotEntered(code, { go, machine }).catch(showFailure)
    else if (!offered) void follow(code, { go: leave, machine }).catch(showFailure)
  })
  useEffect(() => (signedIn ? listenForScans((code) => deliver(code)) : undefined), [signedIn])
  return null
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

async function follow(
  code: string,
  at: { go: (path: string, what: string) => void; machine: string | undefined },
): Promise<void> {
  const scan = readScan(code)
  if (scan.kind === 'unknown-function') return notify.failure(say('scan.unknown-function'))
  if (scan.kind === 'set-printer') return await setPrinter(scan.printer)
  const found = await findScanned(scan.tries, lookups(at.machine))
  if (found === undefined) return notify.failure(say('scan.no-match', { code: readable(code) }))
  if (found.badge !== undefined) presentBadge(at.machine, found.badge)
  if (found.path !== undefined) at.go(found.path, found.what)
  else notify.info(say('scan.nowhere', { what: found.what }))
}

/** Whoever counts pieces and scans a card reads what became of it; nothing is entered and nothing is left. */
async function sayNotEntered(code: string, { go, machine }: { go: Go; machine: string | undefined }): Promise<void> {
  const scan = readScan(code)
  const found = scan.kind === 'name' ? await findScanned(scan.tries, lookups(machine)) : undefined
  if (machine !== undefined && found?.runsAt === machine) {
    // Nothing is wrong: whoever wants to start it is brought to where it runs, whoever reports on it stays.
    notify.info(say('scan.already-runs', { what: found.what }))
    if (startsOrders(window.location.pathname)) go(to('runningOrders', { machine }))
    return
  }
  notify.failure(say('scan.not-entered', { what: found?.what ?? say('scan.code', { code: readable(code) }) }))
}

const isQuestionOpen = () => document.querySelector('[role="alertdialog"]') !== null

async function sayUnanswered(code: string, machine: string | undefined): Promise<void> {
  const scan = readScan(code)
  const found = scan.kind === 'name' ? await findScanned(scan.tries, lookups(machine)) : undefined
  notify.failure(say('scan.question-open', { what: found?.what ?? say('scan.code', { code: readable(code) }) }))
}

async function setPrinter(printer_no: string): Promise<void> {
  const printer = (await call('get_printers', {})).find((known) => known.printer_no === printer_no)
  if (!printer) return notify.failure(say('scan.unknown-function'))
  devicePrinter.set(printer.printer_no)
  notify.success(say('scan.printer-set', { name: printer.printer_description }))
}

/** Where an order is started from its card. */
function startsOrders(path: string): boolean {
  return path.endsWith('/order-by-card')
}

/** Separators of a GS1 code have no sign of their own. */
function readable(code: string): string {
  return code.replaceAll('\u001d', '␝')
}

function showFailure(problem: unknown): void {
  if (!(problem instanceof CallFailure)) throw problem
  notify.failure(problem.message)
}
