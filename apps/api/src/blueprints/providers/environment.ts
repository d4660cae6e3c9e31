/** The AI provider that writes blueprints. */
export type ProviderSettings = ({ kind: 'openai-compatible'; baseUrl: string; apiKey: string | undefined; model: string } | AzureSettings) & {
  /** Tokens that all people together may use in a day (UTC). */
  tokensPerDay: number;
};
type AzureSettings = { kind: 'azure'; baseUrl: string | undefined; resource: string | undefined; apiKey: string; deployment: string; apiVersion: string | undefined };

const usualTokensPerDay = 2_000_000;
const general = ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'];
const azure = ['AZURE_RESOURCE_NAME', 'AZURE_BASE_URL', 'AZURE_API_KEY', 'AZURE_DEPLOYMENT', 'AZURE_API_VERSION'];

/** What the environment says of the AI provider: nothing, all that it needs, or faults that name what is missing. */
export function readProviderSettings(given: (name: string) => string | undefined, fault: (text: string) => void): ProviderSettings | undefined {
  const kind = given('AI_PROVIDER');
  const tokensPerDay = Number(given('AI_TOKENS_PER_DAY') ?? usualTokensPerDay);
  if (!Number.isSafeInteger(tokensPerDay) || tokensPerDay < 1) fault(`AI_TOKENS_PER_DAY is "${given('AI_TOKENS_PER_DAY')}"; expected a whole number from 1.`);
  const others = kind === 'azure' ? general : kind === 'openai-compatible' ? azure : [...general, ...azure, 'AI_TOKENS_PER_DAY'];
  const lost = others.filter(given);
  if (kind === undefined) {
    if (lost.length > 0) fault(`AI_PROVIDER is missing; ${lost.join(', ')} ${lost.length > 1 ? 'need' : 'needs'} it. Expected openai-compatible or azure.`);
    return undefined;
  }
  if (kind !== 'openai-compatible' && kind !== 'azure') {
    fault(`AI_PROVIDER is "${kind}"; expected openai-compatible or azure.`);
    return undefined;
  }
  if (lost.length > 0) fault(`AI_PROVIDER is ${kind}, which does not use ${lost.join(', ')}. Remove ${lost.length > 1 ? 'them' : 'it'}, or choose the other provider.`);
  const needed = (name: string, example: string) => given(name) ?? (fault(`${name} is missing; AI_PROVIDER=${kind} needs it. Expected ${example}.`), '');
  const address = (name: string, text: string | undefined) => {
    if (text && !isAddress(text)) fault(`${name} is no address that may be used; expected one like https://api.example.org/v1 without user, query and fragment (http only on this machine).`); // it may hold a password: never shown
    return text;
  };

  if (kind === 'azure') {
    const baseUrl = address('AZURE_BASE_URL', given('AZURE_BASE_URL'));
    const resource = given('AZURE_RESOURCE_NAME');
    if ((baseUrl === undefined) === (resource === undefined)) fault('AZURE_RESOURCE_NAME or AZURE_BASE_URL, exactly one of them, says where AI_PROVIDER=azure is.');
    if (resource && !/^[a-z0-9][a-z0-9-]*$/i.test(resource)) fault(`AZURE_RESOURCE_NAME is "${resource}"; expected letters, digits and hyphens.`);
    const apiKey = needed('AZURE_API_KEY', 'the key of the resource');
    return { kind, baseUrl, resource, apiKey, deployment: needed('AZURE_DEPLOYMENT', 'the name of a deployment'), apiVersion: given('AZURE_API_VERSION'), tokensPerDay };
  }
  const baseUrl = address('AI_BASE_URL', needed('AI_BASE_URL', 'an address like https://api.example.org/v1')) ?? '';
  const apiKey = given('AI_API_KEY');
  if (!apiKey && baseUrl && !isHere(baseUrl)) fault('AI_API_KEY is missing; only a model on this machine works without.');
  return { kind, baseUrl, apiKey, model: needed('AI_MODEL', 'the name of a model'), tokensPerDay };
}

/** Answers of people travel there: encrypted, unless it is this machine. */
function isAddress(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.username || url.password || url.search || url.hash) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isHere(text));
}

function isHere(text: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(URL.parse(text)?.hostname ?? '');
}
