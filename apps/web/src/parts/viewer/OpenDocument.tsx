import { pagesAt, pagesToShow } from '@takt/domain/documents/viewer/pages.ts'
import { FIRST_VIEW, type ViewAction, viewed } from '@takt/domain/documents/viewer/view.ts'
import { viewerTools } from '@takt/domain/documents/viewer/viewer-input.ts'
import { withinZoom } from '@takt/domain/documents/viewer/zoom.ts'
import { shownAs } from '@takt/domain/ground/document-file.ts'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { useCallback, useReducer, useRef, useState } from 'react'
import { useText } from '../../data/words/use-text.ts'
import styles from './DocumentViewer.module.css'
import { DownloadLink } from './DownloadLink.tsx'
import type { DocumentViewerProps } from './document-viewer-props.ts'
import { ImageView } from './ImageView.tsx'
import { PdfView } from './PdfView.tsx'
import { useAreaSize } from './use-area-size.ts'
import type { FileBytes } from './use-file-bytes.ts'
import { panBy, useGestures } from './use-gestures.ts'
import { useOpenPdf } from './use-open-pdf.ts'
import { ViewerToolbar } from './ViewerToolbar.tsx'

export function OpenDocument({ file, ...props }: DocumentViewerProps & { readonly file: FileBytes }) {
  const text = useText()
  const { fileName, objURL, onPrint, onWide, specificPage, specificPages, inPopup, printEnabled } = props
  const isPdf = shownAs(fileName) === 'pdf'
  const opened = useOpenPdf(isPdf ? file.bytes : null)
  const [broken, setBroken] = useState(false)
  const [view, change] = useReducer(viewed, FIRST_VIEW)
  const numPages = isPdf ? (opened.pdf?.numPages ?? props.numPages ?? 0) : 1
  const asked = { specificPage, specificPages }
  const pages = pagesToShow({ numPages, ...asked })
  const tools = viewerTools({ ...asked, inPopup, printEnabled: printEnabled !== false && isPdf }, numPages)
  const [area, setArea] = useState<HTMLElement | null>(null)
  const room = useAreaSize(area)
  // A zoom by hand goes on from what fit or wide had made of it.
  const seen = useRef(view.zoom)
  const onScale = useCallback((zoom: number) => {
    seen.current = zoom
  }, [])
  const act = (action: ViewAction) => {
    const adapted = view.fit || view.wide
    if (adapted && (action.do === 'zoom-in' || action.do === 'zoom-out' || action.do === 'wheel')) {
      change({ do: 'zoom', zoom: withinZoom(seen.current) })
    }
    change(action)
    if (action.do === 'book' && inPopup) onWide?.(!view.book)
  }
  useGestures(area, {
    enabled: tools.zooms && !props.bare,
    zoom: view.fit || view.wide ? seen.current : view.zoom,
    onWheel: (deltaY) => act({ do: 'wheel', deltaY }),
    onZoom: (zoom) => act({ do: 'zoom', zoom }),
  })
  const fail = useCallback(() => setBroken(true), [])
  if (broken || opened.broken) {
    return (
      <div className={styles.state}>
        <EmptyState
          title={text('viewer.unreadable', { name: fileName })}
          text={text('viewer.unreadable-text')}
          action={objURL !== undefined && <DownloadLink primary url={objURL} fileName={fileName} />}
        />
      </div>
    )
  }
  if (isPdf && !opened.pdf) {
    return (
      <div className={styles.state}>
        <LoadingState label={text('viewer.loading', { name: fileName })} />
      </div>
    )
  }
  const look = { view, onScale, onBroken: fail }
  return (
    <div className={styles.viewer} data-bare={props.bare || undefined}>
      {!props.bare && <ViewerToolbar {...{ fileName, pages, view, tools, onPrint }} url={objURL} onAction={act} />}
      <section
        ref={setArea}
        className={styles.area}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move what is seen of it
        tabIndex={0}
        aria-label={text('viewer.document', { name: fileName })}
        onKeyDown={panBy}
      >
        {pages.length === 0 ? (
          <p className={styles.state}>{text('viewer.no-content')}</p>
        ) : room === null ? null : opened.pdf ? (
          <PdfView pdf={opened.pdf} pages={pagesAt(pages, view.at, view.book)} area={room} {...look} />
        ) : (
          <ImageView {...file} name={fileName} area={room} {...look} />
        )}
      </section>
    </div>
  )
}
