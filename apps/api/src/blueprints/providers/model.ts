import type { LanguageModel } from 'ai';
import { boundedFetch } from './bounded-fetch.ts';
import type { ProviderSettings } from './environment.ts';

/** The model that the settings name. Its library is loaded when it is first asked: a server without one never needs it. */
export async function openModel(settings: ProviderSettings): Promise<LanguageModel> {
  const fetch = boundedFetch();
  if (settings.kind === 'azure') {
    const { createAzure } = await import('@ai-sdk/azure');
    const { baseUrl, resource, apiKey, apiVersion, deployment } = settings;
    const azure = createAzure({
      fetch,
      apiKey,
      ...(baseUrl !== undefined && { baseURL: baseUrl }),
      ...(resource !== undefined && { resourceName: resource }),
      ...(apiVersion !== undefined && { apiVersion, useDeploymentBasedUrls: true }), // the newer addresses have no version
    });
    return azure.chat(deployment);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const { baseUrl, apiKey, model } = settings;
  return createOpenAICompatible({ name: 'ai', baseURL: baseUrl, fetch, includeUsage: true, supportsStructuredOutputs: true, ...(apiKey !== undefined && { apiKey }) }).chatModel(model);
}
