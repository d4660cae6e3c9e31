import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type Span } from '@opentelemetry/api';
import { parseTraceParent, setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import { plainName } from './core/metrics.ts';
import { traceWith, type Told } from './core/trace.ts';

export type TraceOptions = {
  /** Where an OpenTelemetry collector takes traces over HTTP, without the path. */
  endpoint: string;
  /** What this program is called among others. */
  service: string;
  /** The share of traces that is written, 0 to 1. */
  share: number;
};

const kinds = { served: SpanKind.SERVER, asked: SpanKind.CLIENT, begun: SpanKind.INTERNAL };
const patience = 2000;
const quiet = 60_000;

/**
 * Writes traces from now on: a span for each call, for what it asks of the database and of an AI provider, and for each mail.
 * They are handed over in batches beside the work; a collector that is away costs traces and nothing else, and is reported
 * once a minute. `believes`: whether a call goes on with the trace that its sender names. `stop` hands over what is left, for
 * two seconds at most.
 */
export function openTracing({ endpoint, service, share }: TraceOptions, { version, believes, report }: { version: string; believes: boolean; report: (error: unknown) => void }): { stop(): Promise<void> } {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: patience });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1000 })],
  });
  const tracer = provider.getTracer('bridge', version);
  const active = new AsyncLocalStorage<Span>();
  let reported = -quiet;
  const lost = () => {
    if (performance.now() - reported < quiet) return;
    reported = performance.now();
    report(new Error('Traces could not be handed over to OTEL_EXPORTER_OTLP_ENDPOINT. They are thrown away.')); // its own words may hold what was sent
  };
  setGlobalErrorHandler(lost);

  function above(from: string | undefined): Context {
    const parent = active.getStore();
    const sender = parent ? undefined : believes && from ? parseTraceParent(from) : undefined;
    if (sender) return trace.setSpanContext(ROOT_CONTEXT, { ...sender, isRemote: true });
    return parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
  }

  traceWith(async ({ name, kind, told, from }, work) => {
    if (kind === 'asked' && !active.getStore()) return work(() => {}); // the house looks every second whether something is due
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes: told }, above(from));
    const tell = (more: Told) => {
      span.setAttributes(more);
      if (Number(more['http.response.status_code']) >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    };
    try {
      return await active.run(span, () => work(tell));
    } catch (error) {
      span.setAttribute('error.type', error instanceof Error ? plainName(error.name) : 'other'); // its message may quote somebody
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
  return {
    async stop() {
      traceWith(undefined);
      const late = new Promise<void>((resolve) => setTimeout(resolve, patience));
      await Promise.race([provider.shutdown().catch(lost), late]);
    },
  };
}
