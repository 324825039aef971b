import { reachesLevel } from '@takt/domain/ground/levels.ts'
import { readScan } from '@takt/domain/ground/scanner/read-scan.ts'
import type { StopCode } from '@takt/domain/stops/model/stop.ts'
import { tellFailure } from '../../data/call/failures.ts'
import { useSession } from '../../data/session/session.ts'
import { useText } from '../../data/words/use-text.ts'
import { useScan } from '../../device/scan-takers.ts'
import { scannedCode } from './code-groups.ts'

interface CodeScan {
  /** undefined until they are known. */
  readonly codes: readonly StopCode[] | undefined
  readonly chosen: string | null
  onChoose(code: StopCode): void
  onUnchoose(): void
}

/** Sheets of codes hang beside machines: where a reason is asked for, a scanned one is chosen like a pressed one. */
export function useCodeScan({ codes, chosen, onChoose, onUnchoose }: CodeScan): void {
  const text = useText()
  const session = useSession()
  useScan((code) => {
    const scan = readScan(code)
    if (scan.kind !== 'name') return false
    if (codes === undefined) return { stays: true, unchosen: false }
    const found = scannedCode(codes, scan.tries)
    if (found && reachesLevel(session, found.security_level)) {
      onChoose(found)
      return true
    }
    // Saved after a scan that was not taken, the code of before would be booked for the one on the sheet.
    onUnchoose()
    if (!found) return { stays: false, unchosen: chosen !== null }
    tellFailure(`${found.stop_code}: ${text('stop.level-needed', { level: found.security_level ?? 0 })}`)
    return true
  })
}
