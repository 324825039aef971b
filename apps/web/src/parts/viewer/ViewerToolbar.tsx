import { pageCounter, type Turn, turned } from '@takt/domain/documents/viewer/pages.ts'
import type { View, ViewAction } from '@takt/domain/documents/viewer/view.ts'
import type { ViewerTools } from '@takt/domain/documents/viewer/viewer-input.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { BookIcon, FirstPageIcon, LastPageIcon, RotateIcon, WideIcon } from '@takt/ui/icon/document-icons.tsx'
import { MinusIcon, PlusIcon, PrintIcon } from '@takt/ui/icon/icons.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../data/words/use-text.ts'
import styles from './DocumentViewer.module.css'
import { DownloadLink } from './DownloadLink.tsx'

interface ViewerToolbarProps {
  readonly fileName: string
  readonly url: string | undefined
  readonly pages: readonly number[]
  readonly view: View
  readonly tools: ViewerTools
  readonly onAction: (action: ViewAction) => void
  readonly onPrint: (() => void) | undefined
}

const turns: readonly { readonly turn: Turn; readonly label: TextKey; readonly icon: ReactNode }[] = [
  { turn: 'first', label: 'viewer.first', icon: <FirstPageIcon /> },
  { turn: 'previous', label: 'viewer.previous', icon: <ChevronLeftIcon /> },
  { turn: 'next', label: 'viewer.next', icon: <ChevronRightIcon /> },
  { turn: 'last', label: 'viewer.last', icon: <LastPageIcon /> },
]

export function ViewerToolbar({ fileName, url, pages, view, tools, onAction, onPrint }: ViewerToolbarProps) {
  const text = useText()
  const on = { count: pages.length, book: view.book }
  const turn = ({ turn: how, label, icon }: (typeof turns)[number]) => {
    const at = turned(view.at, how, on)
    const last = at === view.at
    return (
      <IconButton
        key={how}
        aria-label={text(label)}
        icon={icon}
        disabled={last}
        onClick={() => onAction({ do: 'turn', at })}
      />
    )
  }
  return (
    <div className={styles.tools} role="toolbar" aria-label={text('viewer.tools')}>
      {tools.turns && pages.length > 1 && (
        <span className={styles.group}>
          {turns.slice(0, 2).map(turn)}
          <span className={styles.counter}>{pageCounter(pages, view.at, view.book)}</span>
          {turns.slice(2).map(turn)}
        </span>
      )}
      {tools.zooms && (
        <span className={styles.group}>
          <IconButton
            aria-label={text('viewer.zoom-out')}
            icon={<MinusIcon />}
            onClick={() => onAction({ do: 'zoom-out' })}
          />
          <Button
            className={styles.zoom}
            title={text('viewer.fit-to-window')}
            aria-pressed={view.fit}
            onClick={() => onAction({ do: 'fit' })}
          >
            {view.fit ? text('viewer.fit') : `${view.zoom} %`}
          </Button>
          <IconButton
            aria-label={text('viewer.zoom-in')}
            icon={<PlusIcon />}
            onClick={() => onAction({ do: 'zoom-in' })}
          />
        </span>
      )}
      <span className={styles.larger}>
        <span className={styles.group}>
          <IconButton
            aria-label={text('viewer.wide')}
            aria-pressed={view.wide}
            icon={<WideIcon />}
            onClick={() => onAction({ do: 'wide' })}
          />
          <IconButton
            aria-label={text('viewer.rotate')}
            icon={<RotateIcon />}
            onClick={() => onAction({ do: 'rotate' })}
          />
          {tools.turns && pages.length > 1 && (
            <IconButton
              aria-label={text('viewer.book')}
              aria-pressed={view.book}
              icon={<BookIcon />}
              onClick={() => onAction({ do: 'book' })}
            />
          )}
        </span>
      </span>
      <span className={styles.space} />
      {url !== undefined && <DownloadLink url={url} fileName={fileName} />}
      {tools.prints && onPrint && (
        <Button icon={<PrintIcon />} onClick={onPrint}>
          <span className={styles.words}>{text('viewer.print')}</span>
        </Button>
      )}
    </div>
  )
}
