//! The certificate and the key of a server that speaks https, read from two PEM files.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fs, io};

use rustls::ServerConfig;
use rustls::crypto::ring;
use rustls::pki_types::pem::{self, PemObject};
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use thiserror::Error;

/// Where certificate and key lie.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Keys {
    /// The certificate and those that vouch for it, its own first.
    pub certificate: PathBuf,
    /// Its key, without a password.
    pub key: PathBuf,
}

/// Why https cannot be spoken with these files.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum TlsError {
    /// A file cannot be read.
    #[error("{}: {source}", file.display())]
    Unread {
        /// The file.
        file: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// It holds no certificate.
    #[error("{}: expected a certificate in PEM (-----BEGIN CERTIFICATE-----), found none", .0.display())]
    NoCertificate(PathBuf),
    /// It holds no key.
    #[error("{}: expected a private key in PEM without a password (-----BEGIN PRIVATE KEY-----), found none", .0.display())]
    NoKey(PathBuf),
    /// It is no PEM.
    #[error("{}: not readable as PEM: {source}", file.display())]
    Pem {
        /// The file.
        file: PathBuf,
        /// What is wrong with it.
        source: pem::Error,
    },
    /// The two do not belong together, or are of a kind that cannot be used.
    #[error("{} and {} cannot be used together: {source}", certificate.display(), key.display())]
    Unfit {
        /// The file with the certificate.
        certificate: PathBuf,
        /// The file with the key.
        key: PathBuf,
        /// Why.
        source: rustls::Error,
    },
}

impl Keys {
    /// What a server speaks https with: TLS 1.2 and 1.3, and within it HTTP/1.1, by which sockets are opened.
    ///
    /// # Errors
    /// A file that cannot be read or used, by its name.
    pub(crate) fn config(&self) -> Result<Arc<ServerConfig>, TlsError> {
        let chain = certificates(&self.certificate)?;
        let key = key(&self.key)?;
        let unfit = |source| TlsError::Unfit {
            certificate: self.certificate.clone(),
            key: self.key.clone(),
            source,
        };
        let mut config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(unfit)?
            .with_no_client_auth()
            .with_single_cert(chain, key)
            .map_err(unfit)?;
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Arc::new(config))
    }
}

fn read(file: &Path) -> Result<Vec<u8>, TlsError> {
    fs::read(file).map_err(|source| TlsError::Unread {
        file: file.into(),
        source,
    })
}

fn certificates(file: &Path) -> Result<Vec<CertificateDer<'static>>, TlsError> {
    let text = read(file)?;
    let all: Result<Vec<_>, _> = CertificateDer::pem_slice_iter(&text).collect();
    let all = all.map_err(|source| TlsError::Pem {
        file: file.into(),
        source,
    })?;
    if all.is_empty() {
        return Err(TlsError::NoCertificate(file.into()));
    }
    Ok(all)
}

fn key(file: &Path) -> Result<PrivateKeyDer<'static>, TlsError> {
    PrivateKeyDer::from_pem_slice(&read(file)?).map_err(|source| match source {
        pem::Error::NoItemsFound => TlsError::NoKey(file.into()),
        source => TlsError::Pem {
            file: file.into(),
            source,
        },
    })
}
