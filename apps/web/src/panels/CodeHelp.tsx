import type { StopCode } from '@takt/domain/stops/model/stop.ts'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { HelpIcon } from '@takt/ui/icon/icons.tsx'
import { Popover } from '@takt/ui/popover/Popover.tsx'
import { useText } from '../data/words/use-text.ts'
import styles from './CodeHelp.module.css'

/** When to use a code; not there for codes that nobody wrote a help text for. */
export function CodeHelp({ code }: { code: StopCode }) {
  const text = useText()
  if (code.stop_help_text === '') return null
  const title = text('stop.help', { code: code.stop_code })
  return (
    <Popover
      side="top"
      title={title}
      closeLabel={text('shell.close')}
      trigger={<IconButton aria-label={title} icon={<HelpIcon />} />}
    >
      <p className={styles.help}>{code.stop_help_text}</p>
    </Popover>
  )
}
