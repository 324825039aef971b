import { callCodes } from '@takt/contract/ground/errors.ts'
import { Hash } from '@takt/domain/documents/model/document.ts'
import { leadsOutside } from '@takt/domain/ground/file-path.ts'
import { ButtonLink } from '@takt/ui/button/ButtonLink.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FileView } from '../../../parts/file-view/FileView.tsx'
import { DeadEnd } from '../../../parts/page-frame/DeadEnd.tsx'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { cameFrom } from '../../../routes/came-from.ts'
import { to } from '../../../routes/to.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'

/** One document by its hash: an address that can be kept and loaded again. */
export default function DocumentPage() {
  const text = useText()
  const { machine, hash } = useRouteParams('document')
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [from] = useState(() => cameFrom(path))
  const isHash = Hash.safeParse(hash).success
  const load = useLoad('get_document', { machine_id: machine, hash }, { enabled: isHash })
  const document = load.rows?.[0]
  const link = document?.document_link ?? ''
  const back = from ?? to('documents', { machine })
  if (!isHash || (load.error?.code === callCodes.unknown && !document)) {
    return (
      <PageFrame layout="screen" title={text('title.document')} about={machine} back={back}>
        <DeadEnd
          title={text('document.not-found')}
          way={{ to: to('documents', { machine }), label: text('title.documents') }}
        />
      </PageFrame>
    )
  }
  return (
    <PageFrame
      layout="screen"
      title={document?.document_description ?? text('title.document')}
      about={machine}
      back={back}
      load={load}
      failed={text('document.failed')}
    >
      {document &&
        (leadsOutside(link) ? (
          <EmptyState
            title={document.document_description}
            action={
              <ButtonLink size="primary" variant="primary" href={link} target="_blank" rel="noopener noreferrer">
                {text('documents.outside')}
              </ButtonLink>
            }
          />
        ) : (
          <FileView file={{ name: link, record_no: document.record_no, hash, path: link }} machine_id={machine} />
        ))}
    </PageFrame>
  )
}
